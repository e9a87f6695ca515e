import { brokenBy, type Hit, type Seen, type Strike } from './hit.ts';
import { sendRaw } from './raw-http.ts';

const bases = [
  '/shell/',
  '/remotes/',
  '/remotes/travel/',
  '/fonts/',
  '/share/',
  '/art/',
  '/resim/',
  '/belge/',
  '/',
];
const ups = [
  '../',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '..%5c',
  '..\\',
  '..%252f',
  '....//',
  '..;/',
  '%c0%ae%c0%ae/',
  './../',
  '..%00/',
];
const targets = [
  'etc/passwd',
  'package.json',
  'server/render.js',
  'releases.json',
  'secret',
  'audit-witness',
  'database/PG_VERSION',
  'proc/self/environ',
  '.git/config',
];

/** A way out of a folder that is served, sent as it is: clients put such an address right. */
export const strikePaths: Strike = async ({ market }, of) => {
  const up = of.pick(ups as [string, ...string[]]).repeat(of.between(1, 9));
  const end = of.pick(['', '', '%00.js', '?x', '.br', '/']);
  const path = of.pick(bases as [string, ...string[]]) + up + of.pick(targets as [string, ...string[]]) + end;
  const answers = await sendRaw(
    market.url,
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
  );
  const [answer] = answers;
  if (!answer) return { what: path, status: 0, breach: 'no answer' } satisfies Hit;
  const seen: Seen = answer;
  const isServed = seen.status === 200 && !/html/.test(seen.headers.get('content-type') ?? '');
  return { what: path, status: seen.status, breach: isServed ? 'a file was served' : brokenBy(seen) };
};
