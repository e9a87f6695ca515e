import { createHmac } from 'node:crypto';
import { networksOf } from '@sigorta/door-limits/networks';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../platform/context.ts';
import { cookiesOf, setCookie, waitedCookieName } from '../platform/http/cookies.ts';
import { isOfOurs } from '../platform/sensitive/signing-keys.ts';

type Part = Pick<Context, 'config' | 'signingKeys' | 'clock'>;

/** from the first time that somebody was put off; then he stands with those who come for the first time */
const livesSeconds = 120;
const shape = /^(\d{13})\.([A-Za-z0-9_-]{43})$/;

/** Bound to the network, so that one mark is worth nothing to a thousand others. */
const signed = (secret: Buffer, since: string, ip: string): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['waited', since, networksOf(ip)[0]?.name ?? ip]))
    .digest('base64url');

/** When who asks was first put off, ms since 1970, by his mark; null without one that is ours, of his network and still lives. */
export const waitedSince = ({ config, signingKeys, clock }: Part, request: FastifyRequest): number | null => {
  const mark = cookiesOf(request)[waitedCookieName(config)] ?? '';
  const [, since = '', signature = ''] = shape.exec(mark) ?? [];
  if (since === '') return null;
  const age = clock().getTime() - Number(since);
  if (age < 0 || age > livesSeconds * 1000) return null;
  return isOfOurs(signingKeys, signature, (key) => signed(key, since, request.ip)) ? Number(since) : null;
};

/** Who is put off is given his mark; one that lives is kept, for it tells when he came first. */
export const giveWaitedMark = (part: Part, request: FastifyRequest, reply: FastifyReply): void => {
  if (waitedSince(part, request) !== null) return;
  const { config, signingKeys, clock } = part;
  const since = String(clock().getTime());
  const mark = `${since}.${signed(signingKeys[0], since, request.ip)}`;
  setCookie(reply, config, waitedCookieName(config), mark, { httpOnly: true, maxAgeSeconds: livesSeconds });
};
