import { type Destination, type Egress, goesStraight } from '@sigorta/egress/egress';
import type { Given } from '../production-rules.ts';
import type { Told } from '../setting-kinds.ts';
import { settings } from '../settings.ts';
import { portOf } from './port-of.ts';

/** Amazon's own host of a bucket: a name with a dot cannot stand before a host whose certificate has to fit. */
const hostOfBucket = (bucket: string, region: string): string => {
  const service = `s3.${region}.amazonaws.com${region.startsWith('cn-') ? '.cn' : ''}`;
  return bucket.includes('.') ? service : `${bucket}.${service}`;
};

/** @returns null for what is no address, such as a folder */
const addressOf = (name: string, value: string, all: Given): URL | null => {
  if (!value.startsWith('s3:')) return URL.parse(value);
  const endpoint = all[`${name}_ENDPOINT`];
  if (endpoint !== undefined) return URL.parse(endpoint);
  const bucket = URL.parse(value)?.hostname;
  return bucket ? URL.parse(`https://${hostOfBucket(bucket, all[`${name}_REGION`] ?? '')}`) : null;
};

const destinationOf = (address: URL | null): Destination | null => {
  const port = address === null ? null : portOf(address);
  if (address === null || port === null || address.hostname === '') return null;
  return { host: address.hostname.toLowerCase(), port };
};

/**
 * Where a gateway on these settings, and card entry beside it, opens lines to through the proxy: every address of a setting that leads
 * outside, but for those that are reached straight. Nothing else is an address: none comes from a row, a request or an answer.
 * @param given the environment, without empty values
 * @returns each once, by host and port
 */
export function destinationsOf(given: Given, { inside }: Pick<Egress, 'inside'>): Destination[] {
  const all: Given = Object.fromEntries(
    Object.entries(settings).map(([name, { standard }]) => [name, given[name] ?? standard ?? undefined]),
  );
  const found = Object.entries<Told>(settings)
    .filter(([, { line }]) => line === 'outside')
    .flatMap(([name]) => destinationOf(addressOf(name, all[name] ?? '', all)) ?? []);
  /* as if there were a proxy: the list is made before it runs */
  const egress: Egress = { proxy: 'http://proxy', inside };
  const places = new Map(
    found
      .filter(({ host }) => !goesStraight(egress, host))
      .map((one) => [`${one.host}:${one.port}`, one] as const),
  );
  return [...places.keys()].toSorted().flatMap((place) => places.get(place) ?? []);
}
