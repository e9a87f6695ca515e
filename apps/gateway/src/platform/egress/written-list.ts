import { isIP } from 'node:net';
import type { Destination } from '@sigorta/egress/egress';

const bare = (host: string): string => host.replace(/^\[|\]$/g, '');

/** One `host:port` a line. */
export const plainList = (places: readonly Destination[]): string =>
  places.map(({ host, port }) => `${host}:${port}\n`).join('');

/**
 * The list as squid includes it: a host counts with its own port only. `-n`: a place that is asked for by number is not looked up, so
 * that no name service can make it one of the list, and no name is asked for that is not on it.
 */
export function squidList(places: readonly Destination[]): string {
  const ports = [...new Set(places.map(({ port }) => port))].toSorted((a, b) => a - b);
  const lines = ports.flatMap((port) => {
    const hosts = places.filter((one) => one.port === port).map(({ host }) => bare(host));
    const named = hosts.filter((host) => isIP(host) === 0);
    const numbered = hosts.filter((host) => isIP(host) !== 0);
    const allow = (acl: string) => `http_access allow CONNECT from_inside port_${port} ${acl}`;
    return [
      `acl port_${port} port ${port}`,
      ...named.map((host) => `acl named_${port} dstdomain -n ${host}`),
      ...(named.length > 0 ? [allow(`named_${port}`)] : []),
      ...numbered.map((host) => `acl numbered_${port} dst -n ${host}`),
      ...(numbered.length > 0 ? [allow(`numbered_${port}`)] : []),
    ];
  });
  return lines.map((line) => `${line}\n`).join('');
}
