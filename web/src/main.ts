import { mount } from 'svelte';
import '@fontsource-variable/jost/index.css';
import './css/tokens.css';
import './css/base.css';
import App from './App.svelte';
import { speak } from './settings.svelte';

await speak();
mount(App, { target: document.getElementById('app')! });
