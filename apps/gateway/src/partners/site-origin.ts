import type { FastifyRequest } from 'fastify';
import type { Partner } from '../platform/caller.ts';
import type { Config } from '../platform/config.ts';

const splitHost = ({ publicUrl }: Config, { headers }: FastifyRequest) => {
  const [host = '', port = ''] = (headers.host ?? '').toLowerCase().split(':');
  return { host, port, protocol: new URL(publicUrl).protocol };
};

/**
 * Where search engines find a brand: on its own host, else on ours. A host nobody claims is never repeated, nor a port that is
 * neither ours nor the one the request came in at.
 */
export const siteOrigin = (config: Config, request: FastifyRequest, partner: Partner): string => {
  const { host, port, protocol } = splitHost(config, request);
  if (!partner.hosts.includes(host)) return config.publicUrl;
  const ports = [new URL(config.publicUrl).port, String(request.socket.localPort)];
  if (port !== '' && !ports.includes(port)) return config.publicUrl;
  return `${protocol}//${host}${port === '' ? '' : `:${port}`}`;
};
