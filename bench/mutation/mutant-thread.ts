import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { mutantsOf } from './mutants.ts';
import type { Test } from './stand-in.ts';
import { switched } from './switched.ts';

/*
 * Loads an area once, with all mutants of its files in it and none switched on, and then tries one after the other: the tests that
 * pass its place, the quickest first, until one fails. Or, told one alone, switches it on before anything is loaded: what is
 * computed while a module loads shows a mutant only so.
 */

export interface Files {
  path: string;
  /** number of its first mutant */
  firstId: number;
}

/** What one test does where nothing is changed. */
export interface Trace {
  ms: number;
  /** how often it asked for a mutant */
  asked: number;
  passed: number[];
}

export interface Given {
  files: Files[];
  count: number;
  tests: string[];
  /** as a thread before this one found them; measured when left out */
  traces?: Trace[];
  alone?: number;
}

/** A mutant, and the tests that pass its place in the order in which they are run. */
export interface Wanted {
  id: number;
  order: number[];
}

/** Or that nothing more is wanted. */
export type Asked = Wanted | 'end';

export type End = 'survived' | 'killed' | 'endless' | 'spoilt';

const { files, count, tests, traces: known, alone } = workerData as Given;

/** one that asks so much oftener than without a mutant turns for ever */
const patience = { times: 20, more: 200_000 };

const passed = new Uint8Array(count);
let active = alone ?? -1;
let asked = 0;
let most = Number.POSITIVE_INFINITY;

class Endless extends Error {}

Object.assign(globalThis, {
  $mutant: (id: number): boolean => {
    passed[id] = 1;
    asked += 1;
    if (asked > most) throw new Endless();
    return id === active;
  },
});

const standIn = new URL('./stand-in.ts', import.meta.url).href;
const firstIds = new Map(files.map(({ path, firstId }) => [pathToFileURL(path).href, { path, firstId }]));
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'vitest' ? { url: standIn, shortCircuit: true } : next(specifier, context),
  load: (url, context, next) => {
    const file = firstIds.get(url);
    if (!file) return next(url, context);
    const code = readFileSync(file.path, 'utf8');
    const source = switched(code, mutantsOf(file.path, code), file.firstId);
    return { format: 'module-typescript', source, shortCircuit: true };
  },
});

const { endAll, runTest, testsSince } = (await import(standIn)) as typeof import('./stand-in.ts');
const say = (message: unknown): void => parentPort?.postMessage(message);
const ids = (): number[] => [...passed.keys()].filter((id) => passed[id] === 1);

async function testsOf(file: string): Promise<Test[]> {
  await import(pathToFileURL(file).href);
  return testsSince();
}

async function tryAlone(): Promise<End> {
  most = 50_000_000;
  try {
    for (const file of tests) for (const one of await testsOf(file)) await runTest(one);
    return 'survived';
  } catch (error) {
    return error instanceof Endless ? 'endless' : 'killed';
  }
}

async function trace(all: readonly Test[]): Promise<Trace[]> {
  const traces: Trace[] = [];
  for (const one of all) {
    passed.fill(0);
    asked = 0;
    const start = performance.now();
    try {
      await runTest(one);
    } catch (error) {
      throw new Error(`fails without any mutant: ${one.name}`, { cause: error });
    }
    traces.push({ ms: performance.now() - start, asked, passed: ids() });
  }
  return traces;
}

const fails = async (one: Test): Promise<unknown> =>
  runTest(one).then(
    () => null,
    (error: unknown) => error ?? new Error('nothing was thrown'),
  );

/** @returns how it ended; spoilt when the test that failed still does without the mutant */
async function tryOne({ id, order }: Wanted, all: readonly Test[], traces: readonly Trace[]): Promise<End> {
  for (const at of order) {
    const [one, { asked: usual } = { asked: 0 }] = [all[at], traces[at]];
    if (!one) continue;
    active = id;
    asked = 0;
    most = usual * patience.times + patience.more;
    const error = await fails(one);
    const isEndless = asked > most;
    active = -1;
    most = Number.POSITIVE_INFINITY;
    if (error === null && !isEndless) continue;
    if (await fails(one)) return 'spoilt';
    return isEndless ? 'endless' : 'killed';
  }
  return 'survived';
}

if (alone === undefined) {
  const all: Test[] = [];
  for (const file of tests) all.push(...(await testsOf(file)));
  const atLoad = ids();
  const traces = known ?? (await trace(all));
  say({ traces, atLoad });
  parentPort?.on('message', (wanted: Asked) => {
    void (wanted === 'end' ? endAll() : tryOne(wanted, all, traces)).then(say);
  });
} else {
  const how = await tryAlone();
  await endAll();
  say(how);
}
