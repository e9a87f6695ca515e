import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { lira } from '@sigorta/contracts/money';
import { authorization } from '@sigorta/payment-wire/iyzico-signature';
import { Agent } from 'undici';
import { afterEach, expect, test } from 'vitest';
import { cardEntryAt } from '../card-entry.ts';
import { iyzico } from './iyzico.ts';
import { call } from './wire.ts';

const waits = { timeoutMs: 300, bankTimeMs: 900_000, windowMs: 120_000 };
const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

async function provider(answer: (request: IncomingMessage, response: ServerResponse, body: string) => void) {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    answer(request, response, body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/base`,
    apiKey: 'key',
    secretKey: 'secret',
    account: 'live' as const,
    ...waits,
  };
}

test('the bytes that are sent are the bytes that were signed, letters of every language included', async () => {
  let seen = false;
  const config = await provider((request, response, body) => {
    const random = String(request.headers['x-iyzi-rnd']);
    const expected = authorization({ apiKey: 'key', secretKey: 'secret' }, random, '/payment/x', body);
    seen = request.headers.authorization === expected && JSON.parse(body).name === 'Şükrü İğdır محمد';
    response.end('{"status":"success"}');
  });
  expect(await call(config, new Agent(), '/payment/x', { name: 'Şükrü İğdır محمد' })).toEqual({
    body: { status: 'success' },
  });
  expect(seen).toBe(true);
});

test.each<[string, (response: ServerResponse) => void]>([
  ['a 5xx', (response) => response.writeHead(500).end('{"status":"success"}')],
  ['no JSON', (response) => response.end('<h1>ok</h1>')],
  ['a list', (response) => response.end('[]')],
  ['half an answer', (response) => response.end('{"status":"succ')],
  ['a status nobody knows', (response) => response.end('{"status":"maybe"}')],
  ['a megabyte', (response) => response.end(`{"status":"success","x":"${'x'.repeat(1_100_000)}"}`)],
  ['a reset', (response) => response.destroy()],
  ['silence', () => {}],
])('%s says nothing, and the reason quotes nothing that was sent', async (_, answer) => {
  const config = await provider((_request, response) => answer(response));
  const said = await call(config, new Agent(), '/payment/x', { cardNumber: '5528790000000008', cvc: '973' });
  expect(said).toHaveProperty('why');
  expect(JSON.stringify(said)).not.toMatch(/5528790000000008|973/);
});

test('installment tables that hang hold up nobody who pays', async () => {
  const config = await provider((request, response) => {
    if (request.url === '/base/payment/detail') response.end('{"status":"failure","errorCode":"5087"}');
  });
  const client = iyzico(
    { ...config, timeoutMs: 2_000 },
    new Agent({ connections: 1 }),
    new Agent({ connections: 1 }),
    cardEntryAt({ innerUrl: 'http://127.0.0.1:1', secret: '' }, new Agent()),
    () => {},
  );
  const tables = Array.from({ length: 5 }, () => client.plan('552879', lira(100)));
  expect(await client.inquire('attempt')).toEqual({ result: 'absent' });
  for (const table of await Promise.all(tables)) expect(table.result).toBe('unclear');
});

test('nobody listening is no answer either', async () => {
  const config = {
    url: 'http://127.0.0.1:1',
    apiKey: 'k',
    secretKey: 's',
    account: 'live' as const,
    ...waits,
  };
  expect(await call(config, new Agent(), '/payment/x', {})).toHaveProperty('why');
});
