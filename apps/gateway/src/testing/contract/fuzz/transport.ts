import type { Choices } from '../../money/simulation/random.ts';
import { canary } from './hostile.ts';

export interface Sent {
  method: string;
  headers: Record<string, string>;
  body?: string | Buffer;
}

interface Damage {
  what: string;
  damage: (sent: Sent) => Sent;
  /** where a body is needed */
  posts?: true;
}

const withHeaders = (what: string, headers: Record<string, string>): Damage => ({
  what,
  damage: (sent) => ({ ...sent, headers: { ...sent.headers, ...headers } }),
});

const withBody = (what: string, body: (text: string) => string | Buffer): Damage => ({
  what,
  posts: true,
  damage: (sent) => ({ ...sent, body: body(String(sent.body ?? '{}')) }),
});

const withoutHeader = (name: string): Damage => ({
  what: `without ${name}`,
  damage: ({ headers: { [name]: _, ...headers }, ...sent }) => ({ ...sent, headers }),
});

const onlyPosts = (damage: Damage): Damage => ({ ...damage, posts: true });

const damages: readonly Damage[] = [
  withoutHeader('token'),
  withHeaders('an unknown token', { token: canary }),
  withHeaders('another operation named', { producer: 'partner/website-info' }),
  onlyPosts(withoutHeader('x-xsrf-token')),
  onlyPosts(withHeaders('another XSRF token', { 'x-xsrf-token': canary })),
  onlyPosts(withHeaders('another origin', { origin: 'https://evil.example' })),
  onlyPosts(withHeaders('a form', { 'content-type': 'application/x-www-form-urlencoded' })),
  onlyPosts(withHeaders('plain text', { 'content-type': 'text/plain' })),
  onlyPosts(withHeaders('another charset', { 'content-type': 'application/json; charset=iso-8859-9' })),
  onlyPosts(withHeaders('no media type', { 'content-type': canary })),
  withHeaders('odd languages', { 'accept-language': `${canary};q=9, *;q=-1` }),
  withHeaders('odd cookies', { cookie: `buyer=${canary}; login=${canary}; staff=${canary}; XSRF-TOKEN=x` }),
  withHeaders('odd encodings', { 'accept-encoding': 'br;q=0, *;q=0' }),
  onlyPosts(withHeaders('a key', { 'idempotency-key': 'b2a0c2e0-7e1b-4c7e-9d55-8f4d9c9a1f3e' })),
  onlyPosts(withHeaders('a key that is none', { 'idempotency-key': canary.repeat(40) })),
  withBody('cut JSON', (text) => text.slice(0, -1)),
  withBody('an empty body', () => ''),
  withBody('a list', (text) => `[${text}]`),
  withBody('null', () => 'null'),
  withBody('a text', () => `"${canary}"`),
  withBody('a byte order mark', (text) => `\ufeff${text}`),
  withBody('UTF-16', (text) => Buffer.from(text, 'utf16le')),
  withBody('broken UTF-8', (text) => Buffer.concat([Buffer.from(text), Buffer.from([0xc3, 0x28])])),
  withBody('a prototype', (text) => `{"__proto__":{"a":1},${text.slice(1)}`),
  withBody('a constructor', (text) => `{"constructor":{"prototype":{"a":1}},${text.slice(1)}`),
  withBody('20,000 brackets', () => '['.repeat(20_000)),
  withBody('too much', () => JSON.stringify({ x: 'a'.repeat(140_000) })),
  withBody('a key twice', (text) => `{"x":1,"x":2,${text.slice(1)}`),
];

/** One thing wrong with how a valid call is sent. */
export const damaged = (choices: Choices, sent: Sent): { what: string; sent: Sent } => {
  const fitting = damages.filter(({ posts }) => !posts || sent.method === 'POST');
  const { what, damage } = fitting[choices.between(0, fitting.length - 1)] as Damage;
  return { what, sent: damage(sent) };
};
