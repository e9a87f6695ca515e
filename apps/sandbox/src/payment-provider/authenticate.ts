import type { FastifyRequest } from 'fastify';
import type { World } from '../world.ts';
import { Refused, refusals } from './refusals.ts';
import { requestAuthorization, sameText } from './signature.ts';

const headerText = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
};

const apiKeyOf = (authorization: string): string => {
  const text = Buffer.from(authorization.replace(/^IYZWSv2 /, ''), 'base64').toString('utf8');
  return /^apiKey:([^&]*)&/.exec(text)?.[1] ?? '';
};

/**
 * Checks IYZWSv2 over the very bytes received. The path signed is the one below the base address; a client that
 * signs the whole path of the request is right too, for at the real provider both are the same.
 * @throws Refused 1001 for an unknown key, 1000 for a wrong signature
 */
export const authenticate = (world: World, request: FastifyRequest, prefix: string, body: string): void => {
  const { paymentApiKey: apiKey, paymentSecretKey: secretKey } = world.config;
  const given = headerText(request, 'authorization');
  const random = headerText(request, 'x-iyzi-rnd');
  if (apiKeyOf(given) !== apiKey) throw new Refused(refusals.apiKey);
  const path = (request.url.split('?')[0] ?? '').replace(/\/$/, '');
  const right = [path, path.slice(prefix.length)].map((signed) =>
    requestAuthorization({ apiKey, secretKey }, random, signed, body),
  );
  if (!random || !right.some((expected) => sameText(expected, given))) throw new Refused(refusals.signature);
};
