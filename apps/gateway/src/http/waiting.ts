import { randomInt } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/** Seconds; spread, or all who were put off came back at once. */
export const comeBackAfter = (): number => randomInt(3, 7);

/** Tells when nobody waits for the answer any more. */
export const goneSignal = (reply: FastifyReply): AbortSignal => {
  const controller = new AbortController();
  /* after a whole answer nobody listens, and an error with its stack would be made for nothing */
  reply.raw.on('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
};
