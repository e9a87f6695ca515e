import { Worker } from 'node:worker_threads';
import type { Sheet } from './sheet.ts';

/** A document that could not be made; says nothing of what was in it. */
export class RenderError extends Error {
  override readonly name = 'RenderError';
}

interface Waiting {
  resolve: (bytes: Uint8Array) => void;
  reject: (error: Error) => void;
}

let worker: Worker | null = null;
let next = 0;
const waiting = new Map<number, Waiting>();

function failAll(): void {
  worker = null;
  for (const one of waiting.values()) one.reject(new RenderError('the renderer ended'));
  waiting.clear();
}

function start(): Worker {
  const made = new Worker(new URL('./typst-worker.ts', import.meta.url));
  made.on('message', ({ id, bytes }: { id: number; bytes: Uint8Array | null }) => {
    const one = waiting.get(id);
    waiting.delete(id);
    if (bytes) one?.resolve(bytes);
    else one?.reject(new RenderError('the document could not be set'));
    if (waiting.size === 0) made.unref();
  });
  made.on('error', failAll);
  made.on('exit', () => {
    if (worker === made) failAll();
  });
  made.unref();
  return made;
}

/** Sets a sheet as PDF/A-2a in a thread of its own; about 30 ms once warm (bench). */
export function renderPdf(sheet: Sheet): Promise<Uint8Array> {
  worker ??= start();
  const using = worker;
  return new Promise((resolve, reject) => {
    const id = next++;
    waiting.set(id, { resolve, reject });
    using.ref();
    using.postMessage({ id, sheet });
  });
}
