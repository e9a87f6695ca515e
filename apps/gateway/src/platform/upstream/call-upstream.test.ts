import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Agent } from 'undici';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callUpstream } from './call-upstream.ts';

const agent = new Agent();
let server: Server;
let url = '';
let answer: (response: ServerResponse) => void = () => {};

beforeAll(async () => {
  server = createServer((_request, response) => answer(response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(async () => {
  await agent.destroy();
  server.closeAllConnections();
  server.close();
});

const call = (limits: { timeoutMs?: number; maxBytes?: number; dispatcher?: Agent } = {}) =>
  callUpstream({
    to: { peer: 'insurer', call: 'quote' },
    url,
    method: 'GET',
    dispatcher: agent,
    timeoutMs: 5_000,
    maxBytes: 1_000,
    ...limits,
  });

test('a body that comes in pieces is whole, letters that two pieces share too', async () => {
  answer = async (response) => {
    response.writeHead(200, { 'content-type': 'text/plain' });
    for (const byte of Buffer.from('Ağrı'.repeat(20))) {
      response.write(Buffer.of(byte));
      await new Promise(setImmediate);
    }
    response.end();
  };
  const { status, contentType, body } = await call();
  expect([status, contentType, body.toString('utf8')]).toEqual([200, 'text/plain', 'Ağrı'.repeat(20)]);
});

test('an answer without a body is an empty one', async () => {
  answer = (response) => response.writeHead(204).end();
  expect((await call()).body).toEqual(Buffer.alloc(0));
});

test('the longest body that may be is taken, one byte more is refused and its line is cut off', async () => {
  answer = (response) => response.end('x'.repeat(1_000));
  expect((await call()).body).toHaveLength(1_000);
  const closed = new Promise<void>((resolve) => {
    answer = (response) => {
      response.on('close', resolve);
      response.write('x'.repeat(1_001));
    };
  });
  await expect(call()).rejects.toMatchObject({ fault: 'invalid-answer', status: 200 });
  await closed;
});

test('a body that breaks off is no answer', async () => {
  answer = (response) => {
    response.writeHead(200, { 'content-length': '10' });
    response.write('half', () => response.destroy());
  };
  await expect(call()).rejects.toMatchObject({ fault: 'unavailable' });
});

test('a body that does not end in time is late', async () => {
  answer = (response) => response.write('half');
  await expect(call({ timeoutMs: 100 })).rejects.toMatchObject({ fault: 'late' });
});

test('who waits for a free line is late in time as well, and is never sent', async () => {
  const one = new Agent({ connections: 1, pipelining: 1 });
  let asked = 0;
  const reached = new Promise<void>((resolve) => {
    answer = () => {
      asked += 1;
      resolve();
    };
  });
  const first = call({ dispatcher: one });
  await reached;
  await expect(call({ dispatcher: one, timeoutMs: 50 })).rejects.toMatchObject({ fault: 'late' });
  answer = (response) => response.end('free');
  server.closeAllConnections();
  await expect(first).rejects.toMatchObject({ fault: 'unavailable' });
  expect((await call({ dispatcher: one })).body.toString()).toBe('free');
  expect(asked).toBe(1);
  await one.destroy();
});

test('a redirect is an answer like any other', async () => {
  answer = (response) => response.writeHead(302, { location: '/elsewhere' }).end();
  expect((await call()).status).toBe(302);
});
