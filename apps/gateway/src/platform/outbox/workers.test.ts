import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningGateway, startGateway } from '../../testing/start-gateway.ts';
import { standardTimings } from '../timings.ts';
import type { Job } from './claim.ts';
import { enqueue } from './enqueue.ts';
import { lanes } from './job-kinds.ts';
import { startWorkers } from './workers.ts';

let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

test('jobs that hang for ever hold up their lane for a lease and no longer', async () => {
  const { context } = gateway;
  const lane = lanes.find(({ kinds }) => kinds.includes('send-mail'));
  if (!lane) throw new Error('no lane');
  const hanging = Array.from({ length: lane.places }, (_, at) => `hangs-${at}`);
  const add = (subject: string) =>
    context.db.transaction().execute((trx) => enqueue(trx, 'send-mail', subject, context.clock()));
  const begun: string[] = [];
  let letGo: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const runJob = async ({ subject }: Job) => {
    const isFirst = !begun.includes(subject);
    begun.push(subject);
    if (isFirst && hanging.includes(subject)) await held;
    return 'done' as const;
  };
  for (const subject of hanging) await add(subject);
  const mailer = { send: async () => {} };
  const timings = { ...standardTimings, pollMs: 10, leaseMs: 600 };
  const workers = startWorkers({ ...context, mailer, timings }, runJob);
  await expect.poll(() => begun.toSorted()).toEqual(hanging);
  await add('behind-them');
  await expect.poll(() => begun, { timeout: 10_000 }).toContain('behind-them');
  letGo();
  await workers.stop();
});
