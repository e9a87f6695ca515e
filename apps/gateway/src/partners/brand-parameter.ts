import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Partner } from '../platform/caller.ts';
import type { Context } from '../platform/context.ts';
import { setCookie } from '../platform/http/cookies.ts';
import { sideOf } from '../platform/http/host-sides.ts';
import { allPartners, ownHost, partnerCookieName } from './partner.ts';

/** In the address of a page: whose brand it is, where neither host nor cookie says so. */
export const brandParameter = 'ortak';

/** From now on this browser is shown that partner's brand, as after `/ortak`. */
export const keepPartner = (context: Context, reply: FastifyReply, { id }: Pick<Partner, 'id'>): void =>
  setCookie(reply, context.config, partnerCookieName, id, { httpOnly: true, maxAgeSeconds: 30 * 24 * 3600 });

/**
 * The partner that the address of a page names. Null without one, on a host that is a partner's own, and on the panel's.
 * @param meant id of the one it leads to where it names none
 */
export async function partnerNamed(
  context: Context,
  request: FastifyRequest,
  address: URL,
  meant: string | null = null,
): Promise<Partner | null> {
  const wanted = address.searchParams.get(brandParameter) ?? meant;
  if (wanted === null || sideOf(context.config, request) === 'panel') return null;
  const partners = await allPartners(context);
  const isElsewhere = partners.some((partner) => ownHost(partner, request.headers.host) !== null);
  return (isElsewhere ? undefined : partners.find(({ id }) => id === wanted)) ?? null;
}

/** The same of a letter about a purchase: it is kept for the pages after it. */
export async function partnerOfAddress(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  address: URL,
  meant: string | null = null,
): Promise<Partner | null> {
  const named = await partnerNamed(context, request, address, meant);
  if (named) keepPartner(context, reply, named);
  return named;
}
