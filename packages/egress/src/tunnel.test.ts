import { readFileSync } from 'node:fs';
import { createServer, get } from 'node:http';
import { createServer as createSecure, get as getSecure } from 'node:https';
import { type AddressInfo, createServer as createBare, type Server, type Socket } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { ownCertificates } from '@sigorta/server-tls/testing';
import { request } from 'undici';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Egress } from './egress.ts';
import { lineAgent } from './line-agent.ts';
import { nodeAgents } from './node-agents.ts';
import { openTunnel } from './open-tunnel.ts';
import { type ListedProxy, openListedProxy } from './testing.ts';

const own = ownCertificates('service');
const strangers = ownCertificates('service');
const closing: (() => unknown)[] = [];
let proxy: ListedProxy;
const places: Record<string, number> = {};

const portOf = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  return (server.address() as AddressInfo).port;
};
const pair = {
  cert: readFileSync(own.certificate('service'), 'utf8'),
  key: readFileSync(own.key('service'), 'utf8'),
};

beforeAll(async () => {
  places['plain.invalid:80'] = await portOf(createServer((_, answer) => answer.end('plain')));
  places['service:443'] = await portOf(createSecure(pair, (_, answer) => answer.end('secured')));
  places['strangers.invalid:443'] = places['service:443'];
  places['closed.invalid:443'] = 1;
  /* as a mail server: it speaks first, and at once */
  places['speaking.invalid:25'] = await portOf(
    createBare((socket) => socket.on('error', () => {}).write('220 hello')),
  );
  proxy = await openListedProxy(places);
});
afterAll(async () => {
  await proxy.close();
  for (const close of closing) close();
  own.remove();
  strangers.remove();
});
afterEach(() => proxy.asked.splice(0));

const through = (): Egress => ({ proxy: proxy.url, inside: [] });
const ask = async (url: string, egress: Egress, connect: object = {}) => {
  const agent = lineAgent(egress, { connect });
  try {
    return await (await request(url, { dispatcher: agent })).body.text();
  } finally {
    await agent.destroy();
  }
};

test('requests reach a place that the proxy alone knows, over TLS as in clear', async () => {
  expect(await ask('http://plain.invalid/', through())).toBe('plain');
  expect(await ask('https://service/', through(), { ca: own.ca })).toBe('secured');
  expect(proxy.asked.map(({ place }) => place)).toEqual(['plain.invalid:80', 'service:443']);
});

test('who is at the end proves who it is, by the roots that were given and by its own name', async () => {
  await expect(ask('https://service/', through(), { ca: strangers.ca })).rejects.toMatchObject({
    code: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  });
  await expect(ask('https://strangers.invalid/', through(), { ca: own.ca })).rejects.toMatchObject({
    code: 'ERR_TLS_CERT_ALTNAME_INVALID',
  });
});

test('what is inside goes past it, and what is not may not', async () => {
  const port = places['plain.invalid:80'];
  expect(await ask(`http://127.0.0.1:${port}/`, through())).toBe('plain');
  expect(proxy.asked).toEqual([]);
  await expect(ask('http://plain.invalid/', { proxy: null, inside: [] })).rejects.toMatchObject({
    code: expect.stringMatching(/^(?:ENOTFOUND|EAI_AGAIN)$/),
  });
});

test.each([
  ['a place that is not listed', 'https://unlisted.invalid/', () => proxy.url, 'EGRESS_REFUSED'],
  ['a place where nobody answers', 'https://closed.invalid/', () => proxy.url, 'EGRESS_UNREACHED'],
  ['a proxy that is away', 'https://service/', () => 'http://127.0.0.1:1', 'EGRESS_PROXY_AWAY'],
])('%s is told by a code, and at once', async (_, url, of, code) => {
  await expect(ask(url, { proxy: of(), inside: [] })).rejects.toMatchObject({ code });
});

test('a proxy that says nothing is given up in time', async () => {
  const taken: Socket[] = [];
  const silent = await portOf(createBare((socket) => taken.push(socket)));
  const egress = { proxy: `http://127.0.0.1:${silent}`, inside: [] };
  await expect(ask('https://service/', egress, { timeout: 50 })).rejects.toMatchObject({
    code: 'EGRESS_TIMEOUT',
  });
  for (const socket of taken) socket.destroy();
});

test('what is no HTTP counts as no proxy', async () => {
  const babbling = await portOf(createBare((socket) => socket.on('error', () => {}).end('220 hello\r\n')));
  await expect(
    ask('https://service/', { proxy: `http://127.0.0.1:${babbling}`, inside: [] }),
  ).rejects.toMatchObject({
    code: 'EGRESS_PROXY_AWAY',
  });
});

test('an address of six parts is asked for as it is written, with brackets or without', async () => {
  for (const host of ['2001:db8::5', '[2001:db8::5]'])
    await expect(openTunnel(proxy.url, { host, port: 587 }, 5_000)).rejects.toMatchObject({
      code: 'EGRESS_REFUSED',
    });
  expect(proxy.asked.map(({ place }) => place)).toEqual(['[2001:db8::5]:587', '[2001:db8::5]:587']);
});

test('a server that speaks first is heard from its first letter', async () => {
  const socket = await openTunnel(proxy.url, { host: 'speaking.invalid', port: 25 }, 5_000);
  const first = await new Promise<string>((resolve) => socket.once('data', (part) => resolve(String(part))));
  socket.destroy();
  expect(first).toBe('220 hello');
});

test('user and password are said to the proxy and to nobody behind it, and no error repeats them', async () => {
  const named = proxy.url.replace('http://', 'http://we:gizli%20s%C3%B6z@');
  expect(await ask('http://plain.invalid/', { proxy: named, inside: [] })).toBe('plain');
  const expected = `Basic ${Buffer.from('we:gizli söz').toString('base64')}`;
  expect(proxy.asked[0]?.headers['proxy-authorization']).toBe(expected);
  const error: unknown = await ask('http://unlisted.invalid/', { proxy: named, inside: [] }).catch(
    (one: unknown) => one,
  );
  expect(`${error} ${JSON.stringify(error)} ${(error as Error).stack}`).not.toMatch(/gizli|unlisted/);
});

test('a proxy may be spoken to over TLS, and is believed by its certificate alone', async () => {
  const secured = await openListedProxy(places, pair);
  const before = getCACertificates('default');
  try {
    const egress = { proxy: secured.url, inside: [] };
    await expect(ask('http://plain.invalid/', egress)).rejects.toMatchObject({ code: 'EGRESS_PROXY_AWAY' });
    setDefaultCACertificates([...before, own.ca]);
    expect(await ask('http://plain.invalid/', egress)).toBe('plain');
    expect(await ask('https://service/', egress, { ca: own.ca })).toBe('secured');
  } finally {
    setDefaultCACertificates(before);
    await secured.close();
  }
});

test('clients of Node itself go the same way, over TLS as in clear, and are told the same', async () => {
  const agents = nodeAgents(through(), 5_000);
  if (!agents) throw new Error('no agents');
  const read = (url: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const options = { agent: url.startsWith('https') ? agents.httpsAgent : agents.httpAgent, ca: own.ca };
      (url.startsWith('https') ? getSecure : get)(url, options, async (answer) => {
        let text = '';
        for await (const part of answer) text += part;
        resolve(text);
      }).on('error', reject);
    });
  expect(await read('http://plain.invalid/')).toBe('plain');
  expect(await read('https://service/')).toBe('secured');
  await expect(read('https://unlisted.invalid/')).rejects.toMatchObject({ code: 'EGRESS_REFUSED' });
  await expect(read('https://strangers.invalid/')).rejects.toMatchObject({
    code: 'ERR_TLS_CERT_ALTNAME_INVALID',
  });
  agents.httpAgent.destroy();
  agents.httpsAgent.destroy();
  expect(nodeAgents({ proxy: null, inside: [] }, 1)).toBeNull();
});
