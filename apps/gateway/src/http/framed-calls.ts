import { embedTokenMark } from '@sigorta/contracts/embed';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../platform/context.ts';
import { isOwnOrigin } from '../platform/http/cross-site.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Matched } from './producer.ts';

/** The token of a page in a partner's frame without its mark; null for any other page's. */
export const tokenOfFrame = (token: unknown): string | null =>
  typeof token === 'string' && token.startsWith(embedTokenMark) ? token.slice(embedTokenMark.length) : null;

/**
 * Such a page may ask for the lists behind its fields, as the contract declares them (decision 0304).
 * @throws Refusal `cross-site-request` for anything else, or when another page asks
 */
export const admitFramed = (context: Context, request: FastifyRequest, { operation }: Matched): void => {
  if (!operation.framed || !isOwnOrigin(context, request)) throw new Refusal('cross-site-request');
};
