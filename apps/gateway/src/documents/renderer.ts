import type { Worker } from 'node:worker_threads';
import { Refusal } from '../platform/refusal.ts';
import type { PrintedSheet } from './beside.ts';
import type { Sheet } from './sheet.ts';

/** A document that could not be made; says nothing of what was in it. */
export class RenderError extends Error {
  override readonly name = 'RenderError';
}

/** `bought` goes before `asked`: a policy is owed, a quote's document is a kindness. */
export type Urgency = 'bought' | 'asked';

interface Job {
  id: number;
  sheet: Sheet | PrintedSheet;
  resolve: (bytes: Uint8Array) => void;
  reject: (error: Error) => void;
}

interface Limits {
  /** how long one document may take before its worker is ended */
  limitMs: number;
  /** documents that were only asked for and wait; one more is refused */
  mostAsked: number;
}

/**
 * One worker, one document at a time; a worker that hangs or dies takes only its own document along.
 * @returns a function that rejects with RenderError, or with Refusal `service-unavailable` when too many wait
 */
export const createRenderer = (spawn: () => Worker, { limitMs, mostAsked }: Limits) => {
  const waiting: Record<Urgency, Job[]> = { bought: [], asked: [] };
  let worker: Worker | null = null;
  let current: { job: Job; timer: NodeJS.Timeout } | null = null;
  let next = 0;

  const take = (): Job | null => {
    const job = current?.job ?? null;
    clearTimeout(current?.timer);
    current = null;
    return job;
  };
  const lose = (lost: Worker, reason: string): void => {
    if (worker !== lost) return;
    worker = null;
    void lost.terminate();
    take()?.reject(new RenderError(reason));
    advance();
  };
  const start = (): Worker => {
    const made = spawn();
    made.on('message', ({ id, bytes }: { id: number; bytes: Uint8Array | null }) => {
      if (worker !== made || current?.job.id !== id) return;
      const job = take();
      if (bytes) job?.resolve(bytes);
      else job?.reject(new RenderError('the document could not be set'));
      advance();
    });
    made.on('error', () => lose(made, 'the renderer ended'));
    made.on('exit', () => lose(made, 'the renderer ended'));
    return made;
  };
  const advance = (): void => {
    if (current) return;
    const job = waiting.bought.shift() ?? waiting.asked.shift();
    if (!job) {
      worker?.unref();
      return;
    }
    worker ??= start();
    const using = worker;
    using.ref();
    current = { job, timer: setTimeout(() => lose(using, 'the document took too long'), limitMs) };
    /* as text: the typesetter wants it so, and to copy objects takes longer */
    using.postMessage({ id: job.id, sheet: JSON.stringify(job.sheet) });
  };

  return (sheet: Sheet | PrintedSheet, urgency: Urgency = 'asked'): Promise<Uint8Array> =>
    new Promise((resolve, reject) => {
      if (urgency === 'asked' && current && waiting.asked.length >= mostAsked) {
        reject(new Refusal('service-unavailable'));
        return;
      }
      waiting[urgency].push({ id: next++, sheet, resolve, reject });
      advance();
    });
};
