import type { FastifyRequest } from 'fastify';
import type { Partner } from '../platform/caller.ts';
import type { Config } from '../platform/config.ts';

/** Where search engines find a brand: on its own host, else on ours. A host nobody claims is never repeated. */
export const siteOrigin = (config: Config, request: FastifyRequest, partner: Partner): string => {
  const host = (request.headers.host ?? '').toLowerCase();
  if (!partner.hosts.includes(host.replace(/:\d+$/, ''))) return config.publicUrl;
  return `${new URL(config.publicUrl).protocol}//${host}`;
};
