import { parentPort, workerData } from 'node:worker_threads';
import { doShare, type Share } from './share.ts';

/* One thread of a search; what it found goes back by message (sets and maps survive it). */
for (const share of workerData as Share[]) parentPort?.postMessage(doShare(share));
