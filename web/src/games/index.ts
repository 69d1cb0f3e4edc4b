// The games this client can draw; each is a chunk of its own, loaded when a table needs it.
import { needTexts } from '../text';
import type { Cover, GameModule } from './module';

const modules = import.meta.glob<{ default?: GameModule } & GameModule>('./*/index.ts');

const covers = import.meta.glob<Cover>('./*/cover.ts', { eager: true, import: 'default' });

/** Every game that has a folder here, by its name. */
export const COVERS: Record<string, Cover> = Object.fromEntries(Object.entries(covers).map(([path, cover]) => [path.split('/')[1], cover]));

/** The games in the order of the home page, whether or not they can be played already. */
export const SHOWN = Object.keys(COVERS).sort((one, two) => COVERS[one].place - COVERS[two].place);

const loaded = new Map<string, Promise<GameModule>>();

/** A game's drawings and its texts. */
export function loadGame(name: string): Promise<GameModule> {
  let promise = loaded.get(name);
  if (!promise) {
    promise = fetchGame(name);
    loaded.set(name, promise);
    promise.catch(() => loaded.delete(name));
  }
  return promise;
}

async function fetchGame(name: string): Promise<GameModule> {
  const load = modules[`./${name}/index.ts`];
  if (!load) throw new Error(`this client cannot draw ${name}`);
  const [module] = await Promise.all([load(), needTexts(name)]);
  return module.default ?? module; // index.ts may export the parts, or one object
}
