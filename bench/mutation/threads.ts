import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Asked, End, Files, Given, Trace } from './mutant-thread.ts';

/** ms of a test that asks for no mutant, so that nothing else finds out that it turns for ever; tests need a tenth of it */
const longest = 120_000;

interface Loaded {
  traces: Trace[];
  /** mutants whose place is passed while modules load */
  atLoad: number[];
}

interface Tried {
  id: number;
  file: string;
}

interface Area {
  files: Files[];
  count: number;
  testsOf: (file: string) => string[];
}

const begin = (given: Given): Worker =>
  new Worker(join(import.meta.dirname, 'mutant-thread.ts'), {
    workerData: given,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: 2048 },
  });

/** What a thread says next, or why it says nothing. */
function answerOf<T>(thread: Worker, patience: number): Promise<T | 'endless' | Error> {
  const { promise, resolve } = Promise.withResolvers<T | 'endless' | Error>();
  const stop = setTimeout(() => resolve('endless'), patience);
  const hear = (message: T): void => resolve(message);
  const fail = (error: Error): void => resolve(error);
  thread.once('message', hear).once('error', fail);
  return promise.finally(() => {
    clearTimeout(stop);
    thread.off('message', hear).off('error', fail);
  });
}

/** One thread that tries a mutant after the other, begun again when a mutant spoilt it. */
export class Thread {
  #given: Given;
  #area: Area;
  #order: (id: number) => number[];
  #isAtLoad: (id: number) => boolean;
  #thread: Worker;

  constructor(area: Area, given: Given, loaded: Loaded, mostMs: number, thread: Worker) {
    const atLoad = new Set(loaded.atLoad);
    const passing = new Map<number, number[]>();
    const quickest = [...loaded.traces.keys()]
      .filter((at) => (loaded.traces[at]?.ms ?? 0) <= mostMs)
      .toSorted((a, b) => (loaded.traces[a]?.ms ?? 0) - (loaded.traces[b]?.ms ?? 0));
    for (const at of quickest)
      for (const id of loaded.traces[at]?.passed ?? []) {
        const tests = passing.get(id);
        if (tests) tests.push(at);
        else passing.set(id, [at]);
      }
    this.#given = { ...given, traces: loaded.traces };
    this.#area = area;
    this.#order = (id) => passing.get(id) ?? [];
    this.#isAtLoad = (id) => atLoad.has(id);
    this.#thread = thread;
  }

  async #again(): Promise<void> {
    await this.#thread.terminate();
    this.#thread = begin(this.#given);
    await answerOf(this.#thread, longest);
  }

  async #alone({ id, file }: Tried): Promise<Exclude<End, 'spoilt'>> {
    const thread = begin({ ...this.#given, tests: this.#area.testsOf(file), alone: id });
    const answer = await answerOf<'survived' | 'killed' | 'endless'>(thread, longest);
    await thread.terminate();
    return answer instanceof Error ? 'killed' : answer;
  }

  async end(tried: Tried): Promise<Exclude<End, 'spoilt'>> {
    const order = this.#order(tried.id);
    this.#thread.postMessage({ id: tried.id, order } satisfies Asked);
    const answer = await answerOf<End>(this.#thread, longest);
    if (answer === 'survived' && this.#isAtLoad(tried.id)) return this.#alone(tried);
    if (answer === 'survived' || answer === 'killed') return answer;
    await this.#again();
    /* what another one left behind proves nothing */
    if (answer === 'spoilt' || answer instanceof Error) return this.#alone(tried);
    return answer;
  }

  async close(): Promise<void> {
    this.#thread.postMessage('end' satisfies Asked);
    await answerOf(this.#thread, longest);
    await this.#thread.terminate();
  }
}

/** Loads the area in threads; the first one measures what each test passes. @throws Error when a test fails without a mutant */
export async function openThreads(
  area: Area,
  { threads, mostMs }: { threads: number; mostMs: number },
): Promise<Thread[]> {
  const given: Given = {
    files: area.files,
    count: area.count,
    tests: area.testsOf(area.files[0]?.path ?? '').toSorted(),
  };
  const first = begin(given);
  const loaded = await answerOf<Loaded>(first, longest * 5);
  if (loaded === 'endless' || loaded instanceof Error)
    throw new Error('the tests fail without any mutant', { cause: loaded });
  const opened = [new Thread(area, given, loaded, mostMs, first)];
  while (opened.length < threads) {
    const thread = begin({ ...given, traces: loaded.traces });
    await answerOf(thread, longest);
    opened.push(new Thread(area, given, loaded, mostMs, thread));
  }
  return opened;
}
