import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import type { SigningKeys } from '../ports.ts';
import { secretKey } from '../sensitive/secret-key.ts';
import { isOfOurs } from '../sensitive/signing-keys.ts';
import { setCookie, xsrfCookieName } from './cookies.ts';
import { sideOf } from './host-sides.ts';

const sign = (secret: Buffer, random: string, sessionId: string | null): string =>
  createHmac('sha256', secretKey(secret))
    .update(`xsrf.${random}.${sessionId ?? ''}`)
    .digest('base64url');

/** A token bound to the session, or to having none. */
export const xsrfToken = ([secret]: SigningKeys, sessionId: string | null): string => {
  const random = randomBytes(16).toString('base64url');
  return `${random}.${sign(secret, random, sessionId)}`;
};

export const isXsrfToken = (keys: SigningKeys, token: string, sessionId: string | null): boolean => {
  const [random, signature, more] = token.split('.');
  if (random === undefined || signature === undefined || more !== undefined || token.length > 100)
    return false;
  return isOfOurs(keys, signature, (key) => sign(key, random, sessionId));
};

/** Sets the readable cookie that the client copies into the `X-XSRF-TOKEN` header (spec §7). @returns the token */
export const giveXsrfToken = (context: Context, reply: FastifyReply, sessionId: string | null): string => {
  const token = xsrfToken(context.signingKeys, sessionId);
  setCookie(reply, context.config, xsrfCookieName, token, {
    httpOnly: false,
    maxAgeSeconds: 30 * 24 * 3600,
  });
  return token;
};

export const hasXsrfCookie = (
  context: Context,
  request: FastifyRequest,
  sessionId: string | null,
): boolean => {
  const cookie = request.cookies[xsrfCookieName];
  return cookie !== undefined && isXsrfToken(context.signingKeys, cookie, sessionId);
};

const hostOf = (origin: string): string | null => {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
};

/** By the browser's own word; a program that is no browser says nothing. */
export const isOwnOrigin = (context: Context, request: FastifyRequest): boolean => {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  const origin = request.headers.origin;
  if (origin === undefined) return true;
  if (sideOf(context.config, request) === 'panel') return origin === context.config.panelOrigin;
  return origin === context.config.publicUrl || hostOf(origin) === request.headers.host;
};

/** Of one site, where cookies come along: a page apart is known by its origin. */
const isSameSite = (request: FastifyRequest): boolean =>
  ['same-site', undefined].includes(request.headers['sec-fetch-site'] as string | undefined);

/**
 * Signed double submit and the browser's own word about where a request comes from.
 * @param hasCookie its cookie holds a token of ours for its session
 * @param isApart the origin was found to be a page's of ours already (http/page-apart.ts)
 */
export const isFromOurPages = (
  context: Context,
  request: FastifyRequest,
  { hasCookie, isApart }: { hasCookie: boolean; isApart: boolean },
): boolean => {
  const header = request.headers['x-xsrf-token'];
  return (
    (isApart ? isSameSite(request) : isOwnOrigin(context, request)) &&
    hasCookie &&
    typeof header === 'string' &&
    header === request.cookies[xsrfCookieName]
  );
};
