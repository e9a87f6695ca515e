import type { FastifyRequest } from 'fastify';
import type { Partner } from '../platform/caller.ts';
import type { Context } from '../platform/context.ts';
import { sideOf } from '../platform/http/host-sides.ts';

export const partnerCookieName = 'partner';

const keptForMs = 10_000;
const kept = new WeakMap<Context, { until: number; partners: Promise<Partner[]> }>();

const readPartners = (context: Context): Promise<Partner[]> =>
  context.db.selectFrom('partner').select(['id', 'token', 'hosts', 'settings']).orderBy('id').execute();

/** All partners; read from the database at most every ten seconds. */
export const allPartners = (context: Context): Promise<Partner[]> => {
  const now = Date.now();
  const known = kept.get(context);
  if (known && known.until > now) return known.partners;
  const partners = readPartners(context);
  kept.set(context, { until: now + keptForMs, partners });
  partners.catch(() => kept.delete(context));
  return partners;
};

/** After a change: the next request reads them anew in this process; others follow within ten seconds. */
export const forgetPartners = (context: Context): void => {
  kept.delete(context);
};

const nameOf = (host: string | undefined): string => (host ?? '').replace(/:\d+$/, '').toLowerCase();

const hostName = (request: FastifyRequest): string => nameOf(request.headers.host);

/**
 * The host of the page a request came from, when the partner's own list has it: anybody can write anything in a header.
 * @param given host with or without its port
 */
export const ownHost = ({ hosts }: Pick<Partner, 'hosts'>, given: string | undefined): string | null =>
  hosts.find((host) => host === nameOf(given)) ?? null;

const defaultOf = (partners: readonly Partner[]): Partner => {
  const found = partners.find((partner) => partner.id === 'default');
  if (!found) throw new Error('The default partner is missing.');
  return found;
};

/**
 * The partner whose site a page request is for: by host name, else by the cookie `/ortak` sets, else our own. Our own host is
 * nobody's, whatever a row says; nor is the panel's, where no cookie says one either.
 */
export const partnerOfPage = async (context: Context, request: FastifyRequest): Promise<Partner> => {
  const partners = await allPartners(context);
  if (sideOf(context.config, request) === 'panel') return defaultOf(partners);
  const host = hostName(request);
  const cookie = request.cookies[partnerCookieName];
  const isOurs = host === new URL(context.config.publicUrl).hostname;
  return (
    (isOurs ? undefined : partners.find((partner) => partner.hosts.includes(host))) ??
    partners.find((partner) => partner.id === cookie) ??
    defaultOf(partners)
  );
};

/** The partner a `token` header names; our own token means the partner of the page. Null for an unknown token. */
export const partnerOfToken = async (
  context: Context,
  request: FastifyRequest,
  token: unknown,
): Promise<Partner | null> => {
  if (typeof token !== 'string') return null;
  const named = (await allPartners(context)).find((partner) => partner.token === token);
  if (!named) return null;
  return named.id === 'default' ? partnerOfPage(context, request) : named;
};
