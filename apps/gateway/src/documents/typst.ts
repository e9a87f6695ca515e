import { Worker } from 'node:worker_threads';
import { createRenderer } from './renderer.ts';

/**
 * Sets a sheet as PDF/A-2a in a thread of its own; about 30 ms once warm (bench), so twenty that wait are answered
 * within a second.
 */
export const renderPdf = createRenderer(() => new Worker(new URL('./typst-worker.ts', import.meta.url)), {
  limitMs: 15_000,
  mostAsked: 20,
});
