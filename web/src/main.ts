import { mount } from 'svelte';
import '@fontsource-variable/jost/index.css';
import './css/tokens.css';
import './css/base.css';
import App from './App.svelte';
import { tellChanges } from './passport/travel.svelte';
import { reloadWhenBack } from './reload';
import { speak } from './settings.svelte';
import { startWorker } from './worker.svelte';

startWorker();
const target = document.getElementById('app')!;
try {
  await speak();
  mount(App, { target });
  tellChanges();
} catch {
  target.textContent = 'Kosmodrom …'; // without texts there is nothing else to say
  reloadWhenBack();
}
