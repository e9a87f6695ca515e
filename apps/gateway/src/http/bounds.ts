import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../platform/refusal.ts';

/** bytes of all headers together; Node answers 431 to more */
export const largestHeaders = 16_384;
/** signs; our longest address is a document's link with some ninety */
const longestPath = 300;
/** signs; the longest query is a list of the panel with every filter filled in */
const longestQuery = 3_000;

const hostsOf = ({ raw }: FastifyRequest): number =>
  raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;

/** @throws Refusal `not-found` for a path, `request-too-large` for a query, `malformed-request` for two hosts */
const check = (request: FastifyRequest): void => {
  const url = request.raw.url ?? '';
  const mark = url.indexOf('?');
  const path = mark === -1 ? url.length : mark;
  if (path > longestPath) throw new Refusal('not-found');
  if (url.length - path > longestQuery) throw new Refusal('request-too-large');
  // a proxy may read another of the two than we do
  if (hostsOf(request) > 1) throw new Refusal('malformed-request');
};

/** Bounds what an address may be before anything is done with it: no route, file, page or count sees a longer one. */
export const addBounds = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request) => check(request));
};
