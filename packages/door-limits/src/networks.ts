import { isIPv4, isIPv6 } from 'node:net';

/** A network that an address belongs to. */
export interface Network {
  /** one spelling for one network: `192.0.2.7`, `20010db800000000/64`; `unknown` for what is no address */
  name: string;
  /** of the limit of one caller, how many times it may be used from here */
  times: number;
}

/**
 * A home line is given a /56 and a rented server up to a /48, so a /64 alone is no bound. But a mobile network gives
 * thousands of phones a /64 each out of one /48: the wider the network, the more it may.
 */
const widths = [
  { bits: 64, times: 1 },
  { bits: 56, times: 2 },
  { bits: 48, times: 8 },
] as const;

/** `a:b` → the numbers of its groups; a dotted end stands for two */
const groupsOf = (text: string): number[] =>
  text === ''
    ? []
    : text.split(':').flatMap((group) => {
        if (!group.includes('.')) return [Number.parseInt(group, 16)];
        const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
        return [a * 256 + b, c * 256 + d];
      });

/** The eight numbers of an address that Node takes for IPv6. */
const expanded = (ip: string): number[] => {
  const [before = '', after] = ip.split('::');
  const [head, tail] = [groupsOf(before), groupsOf(after ?? '')];
  return [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail];
};

/** `::ffff:192.0.2.7` in any spelling → `192.0.2.7` */
const mapped = (groups: readonly number[]): string | null => {
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  return isMapped ? [high >> 8, high & 255, low >> 8, low & 255].join('.') : null;
};

/** Some proxies forward a port with the address; a scope (`%eth0`) names a line of our own machine. */
const bare = (ip: string): string => {
  const bracketed = /^\[([^\]]{2,80})\](?::\d{1,5})?$/.exec(ip)?.[1];
  const [address = ''] = (bracketed ?? ip.replace(/^([\d.]{7,15}):\d{1,5}$/, '$1')).split('%', 1);
  return address;
};

/** The networks of a caller's address, from the narrowest to the widest, whatever way it is written in. */
export const networksOf = (ip: string): [Network, ...Network[]] => {
  const address = bare(ip);
  if (isIPv4(address)) return [{ name: address, times: 1 }];
  if (!isIPv6(address)) return [{ name: 'unknown', times: 1 }];
  const groups = expanded(address);
  const four = mapped(groups);
  if (four !== null) return [{ name: four, times: 1 }];
  const digits = groups.map((group) => group.toString(16).padStart(4, '0')).join('');
  const [narrow, ...wide] = widths.map(({ bits, times }) => ({
    name: `${digits.slice(0, bits / 4)}/${bits}`,
    times,
  }));
  return [narrow as Network, ...wide];
};
