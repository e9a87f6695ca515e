import type { FastifyReply } from 'fastify';
import { hang } from '../pause.ts';
import type { World } from '../world.ts';

/** Ends when the caller has gone or the sandbox closes: what waits for ever waits no longer. */
export const letGoOf = (world: World, reply: FastifyReply): AbortSignal => {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return AbortSignal.any([world.closing, gone.signal]);
};

/** Breaks the connection without a word. */
export const cut = (reply: FastifyReply): void => {
  reply.hijack();
  reply.raw.destroy();
};

/** Says nothing until the caller has had enough. */
export const silence = async (reply: FastifyReply, letGo: AbortSignal): Promise<void> => {
  await hang(letGo);
  cut(reply);
};
