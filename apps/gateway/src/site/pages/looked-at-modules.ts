import { realpathSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { sep } from 'node:path';
import { pathToFileURL } from 'node:url';

/* Node has one loader for a process, so what it may take from where is known here once. */
const folders = new Set<string>();
/** texts of modules by their address; those of builds of before stay: a page of theirs may still load one */
const looked = new Map<string, Buffer>();

const load: Parameters<typeof registerHooks>[0]['load'] = (url, context, next) => {
  const [address = ''] = url.split('?');
  if (![...folders].some((folder) => address.startsWith(folder))) return next(url, context);
  const source = looked.get(address);
  if (!source) throw new Error(`${address} was not looked at`);
  return { format: 'module', source, shortCircuit: true };
};

/**
 * From now on modules below `<dist>/server` are evaluated from these bytes, those that are imported later too, and no module lies there but
 * them: what somebody writes into the folder after the look is not read.
 * @param files by their names below `dist`; those of other folders are nobody's modules
 */
export const evaluateLookedAt = (dist: string, files: ReadonlyMap<string, Buffer>): void => {
  /* as Node names what it imports: without links on the way */
  const base = pathToFileURL(realpathSync(dist) + sep).href;
  if (folders.size === 0) registerHooks({ load });
  folders.add(`${base}server/`);
  for (const [name, bytes] of files) if (name.startsWith('server/')) looked.set(base + name, bytes);
};
