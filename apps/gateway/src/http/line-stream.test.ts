import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { PassThrough, type Readable } from 'node:stream';
import { streamSilence } from '@sigorta/contracts/stream-silence';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lineStream } from './line-stream.ts';

const faked = ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'performance'] as const;
beforeEach(() => {
  vi.useFakeTimers({ toFake: [...faked] });
});
afterEach(() => {
  vi.useRealTimers();
});

const never = (error: unknown): void => expect.unreachable(String(error));

const turns = async (count = 20): Promise<void> => {
  for (let turn = 0; turn < count; turn += 1) await new Promise(setImmediate);
};

interface Opened {
  stream: Readable;
  values: PassThrough;
  gone: AbortController;
  /** moments of what was read, ms from its beginning, and what it was */
  read: [number, string][];
  ends: number;
  errors: unknown[];
}

const open = (values = new PassThrough({ objectMode: true })): Opened => {
  const began = performance.now();
  const gone = new AbortController();
  const opened: Opened = { stream: values, values, gone, read: [], ends: 0, errors: [] };
  opened.stream = lineStream(values, {
    signal: gone.signal,
    onError: (error) => opened.errors.push(error),
    onEnd: () => {
      opened.ends += 1;
    },
  });
  opened.stream.on('data', (chunk) => opened.read.push([performance.now() - began, String(chunk)]));
  return opened;
};

const leave = async ({ gone, stream, values }: Opened): Promise<void> => {
  gone.abort();
  stream.destroy();
  values.end();
  await turns();
};

const pingsOf = ({ read }: Opened): number[] =>
  read.flatMap(([at, text]) => (text === '{"type":"ping"}\n' ? [at] : []));

/** how long a stream said nothing, each time until something was said */
const silences = (moments: readonly number[]): number[] => moments.map((at, n) => at - (moments[n - 1] ?? 0));

test('a stream of which nothing is known says so often enough, and never more often than it has to', async () => {
  const one = open();
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  const silent = silences(pingsOf(one));
  expect(Math.max(...silent)).toBeLessThanOrEqual(streamSilence.most);
  expect(Math.min(...silent)).toBeGreaterThanOrEqual(streamSilence.most - 500);
  expect(silent).toHaveLength(30);
  await leave(one);
});

test('the longest silence leaves a slow line ten seconds before the page gives up', () => {
  expect(streamSilence.dead - streamSilence.most).toBeGreaterThanOrEqual(10_000);
});

test('streams share one timer, and the last one takes it along', async () => {
  const last = open();
  const others = Array.from({ length: 50 }, () => open());
  await turns();
  expect(vi.getTimerCount()).toBe(1);
  for (const one of others) await leave(one);
  expect(vi.getTimerCount()).toBe(1);
  await leave(last);
  expect(vi.getTimerCount()).toBe(0);
  const again = open();
  await vi.advanceTimersByTimeAsync(streamSilence.most);
  expect(pingsOf(again)).toHaveLength(1);
  await leave(again);
});

test('streams that began at different moments are told at different moments', async () => {
  const many: Opened[] = [];
  for (let count = 0; count < 40; count += 1) {
    many.push(open());
    await vi.advanceTimersByTimeAsync(500);
  }
  const before = many.map((one) => pingsOf(one).length);
  await vi.advanceTimersByTimeAsync(500);
  const told = many.filter((one, n) => pingsOf(one).length > (before[n] ?? 0));
  expect(told.length).toBeLessThanOrEqual(2);
  for (const one of many) await leave(one);
});

test('where a line is said nothing else is', async () => {
  const one = open();
  for (let count = 0; count < 12; count += 1) {
    await vi.advanceTimersByTimeAsync(streamSilence.most / 2);
    one.values.write({ count });
    await turns();
  }
  expect(pingsOf(one)).toEqual([]);
  expect(one.read.map(([, text]) => JSON.parse(text).count)).toEqual(Array.from({ length: 12 }, (_, n) => n));
  await leave(one);
});

test('who reads slowly is waited for, gets no pings beside what he has to read, and every line in order', async () => {
  const count = 400;
  let made = 0;
  async function* many() {
    for (; made < count; made += 1) yield { made, text: 'x'.repeat(1_000) };
  }
  const gone = new AbortController();
  const ended = vi.fn();
  const stream = lineStream(many(), { signal: gone.signal, onError: never, onEnd: ended });
  await turns();
  expect(made).toBeLessThan(count);
  const held = stream.readableLength;
  await vi.advanceTimersByTimeAsync(3 * streamSilence.most);
  expect(stream.readableLength).toBe(held);
  let text = '';
  for await (const chunk of stream) text += String(chunk);
  const lines = text.trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line).made)).toEqual(Array.from({ length: count }, (_, n) => n));
  expect(ended).toHaveBeenCalledOnce();
});

test('who is gone while he was waited for holds nothing', async () => {
  let isOver = false;
  async function* endless() {
    try {
      for (;;) yield 'x'.repeat(10_000);
    } finally {
      isOver = true;
    }
  }
  const gone = new AbortController();
  const ended = vi.fn();
  const stream = lineStream(endless(), { signal: gone.signal, onError: never, onEnd: ended });
  await turns();
  expect(isOver).toBe(false);
  gone.abort();
  stream.destroy();
  await turns();
  expect([isOver, ended.mock.calls.length, vi.getTimerCount()]).toEqual([true, 1, 0]);
});

test('what breaks is told once and breaks the stream, so that its reader does not take it for whole', async () => {
  const one = open();
  const fault = new Error('the database is away');
  one.values.write({ type: 'quote' });
  await turns();
  one.values.destroy(fault);
  await turns();
  expect([one.errors, one.ends, one.stream.destroyed, one.stream.readableEnded]).toEqual([
    [fault],
    1,
    true,
    false,
  ]);
  expect(vi.getTimerCount()).toBe(0);
});

test('a ping is a line of its own for whoever reads over the network', async () => {
  const values = new PassThrough({ objectMode: true });
  const gone = new AbortController();
  const server: Server = createServer((_request, response) => {
    lineStream(values, { signal: gone.signal, onError: never, onEnd: () => {} }).pipe(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
  let text = '';
  socket.on('data', (chunk) => {
    text += String(chunk);
  });
  const holds = async (part: string) => {
    while (!text.includes(part)) await new Promise(setImmediate);
  };
  values.write({ type: 'quote' });
  await holds('{"type":"quote"}\n\r\n');
  await vi.advanceTimersByTimeAsync(streamSilence.most);
  await holds('10\r\n{"type":"ping"}\n\r\n');
  values.end({ type: 'done' });
  await holds('{"type":"done"}\n\r\n0\r\n\r\n');
  expect(text.split('{"type":"ping"}\n')).toHaveLength(2);
  socket.destroy();
  server.close();
});
