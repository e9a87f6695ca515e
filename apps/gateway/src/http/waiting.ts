import { randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../platform/context.ts';
import type { Load } from '../platform/ports.ts';
import { waitedSince } from './waited-mark.ts';

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

/** Who stands in line. @param isAhead before those who came earlier and are not */
export const visitorOf = (
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  isAhead = false,
): Parameters<Load['mayBegin']>[0] => ({
  ip: request.ip,
  isAhead,
  waitedSince: () => waitedSince(context, request),
  gone: () => goneSignal(reply),
});
