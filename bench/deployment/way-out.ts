import { readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import type { Child } from '@sigorta/tooling/process/child';

/** Where the way out stands here, and what it is told beside its own configuration. */
interface Here {
  /** where deploy/ is */
  folder: string;
  /** where its files may lie */
  home: string;
  address: string;
  /** of its list */
  list: string;
  /** names that it alone knows, and the addresses of this machine behind them */
  names: Readonly<Record<string, string>>;
}

/** what a machine without a network and a terminal of its own says otherwise */
const replaced = (line: string, { address, list, home }: Here): string => {
  if (line.startsWith('http_port ')) return `http_port ${address}:${line.slice('http_port '.length)}`;
  if (line.startsWith('acl from_inside ')) return 'acl from_inside src 127.0.0.0/8';
  if (line.startsWith('include ')) return `include ${list}`;
  if (line.startsWith('access_log ')) return `access_log stdio:${logOf(home)} logformat=place`;
  if (line.startsWith('cache_log ')) return `cache_log stdio:${join(home, 'way-out.told')}`;
  return line;
};

const logOf = (home: string): string => join(home, 'way-out.log');

/** The configuration of deploy/, for this machine. @returns its file */
export function configurationHere(here: Here): string {
  const file = join(here.home, 'squid.conf');
  const hosts = join(here.home, 'hosts');
  writeFileSync(
    hosts,
    Object.entries(here.names)
      .map(([name, at]) => `${at} ${name}\n`)
      .join(''),
  );
  const lines = readFileSync(join(here.folder, 'egress/squid.conf'), 'utf8').split('\n');
  writeFileSync(file, [...lines.map((line) => replaced(line, here)), `hosts_file ${hosts}`, ''].join('\n'));
  return file;
}

/** What the proxy answers to who asks for a place. */
const statusOf = (proxy: string, place: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(proxy);
    const asked = request({ hostname, port, method: 'CONNECT', path: place, agent: false });
    asked.on('connect', ({ statusCode = 0 }, socket) => {
      socket.destroy();
      resolve(statusCode);
    });
    asked.on('error', reject).end();
  });

/** asked for to see whether it answers; no place anywhere (RFC 2606) */
const nowhere = 'nowhere.invalid:443';

/** @throws when it is not there within twenty seconds */
export async function untilItAnswers(proxy: string, child: Child): Promise<void> {
  const until = Date.now() + 20_000;
  while ((await statusOf(proxy, nowhere).catch(() => 0)) !== 403) {
    if (Date.now() > until) throw new Error(`the way out does not answer: ${child.tail()}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/**
 * What is wrong with the way out after purchases went through it: its own log says who was let where, and strangers' places, a wrong port
 * and a place inside have to be refused.
 * @param home where it writes
 * @returns sentences
 */
export async function faultsOfWayOut(
  home: string,
  proxy: string,
  told: (step: string) => void,
): Promise<string[]> {
  const lines = readFileSync(logOf(home), 'utf8')
    .trim()
    .split('\n')
    .filter((line) => !line.includes(nowhere));
  const places = lines.map((line) => line.split(' ').slice(-3).join(' '));
  const let_ = new Set(places.flatMap((one) => (one.includes('TCP_TUNNEL/200') ? [one.split(' ')[0]] : [])));
  const others = places.filter((one) => !one.includes('TCP_TUNNEL/200'));
  told(`the way out let ${lines.length} lines through, to ${[...let_].toSorted().join(' and ')}`);
  const faults = others.map((one) => `the way out said ${one}`);
  if (let_.size !== 2) faults.push('not both, the sandbox and its mail, were gone to through the way out');
  for (const place of ['elsewhere.example:443', 'sandbox:4401', '127.0.0.1:5432', '169.254.169.254:80']) {
    const status = await statusOf(proxy, place);
    if (status !== 403) faults.push(`${place} was answered ${status} by the way out`);
  }
  return faults;
}
