import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { runAll } from './stand-in.ts';

/* One mutant in a thread of its own: its file is loaded changed, and the tests of its area are run until one fails. */
const { file, source, tests } = workerData as { file: string; source: string | null; tests: string[] };
const mutated = pathToFileURL(file).href;
const standIn = new URL('./stand-in.ts', import.meta.url).href;
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'vitest' ? { url: standIn, shortCircuit: true } : next(specifier, context),
  load: (url, context, next) =>
    url === mutated && source !== null
      ? { format: 'module-typescript', source, shortCircuit: true }
      : next(url, context),
});
try {
  for (const one of tests) {
    await import(pathToFileURL(one).href);
    await runAll();
  }
  parentPort?.postMessage('survived');
} catch (error) {
  if (source === null) throw error;
  parentPort?.postMessage(error instanceof SyntaxError ? 'no program' : 'killed');
}
