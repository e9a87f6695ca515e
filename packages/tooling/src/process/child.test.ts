import { afterEach, expect, test } from 'vitest';
import { type Child, startChild, stopChild, waitUntilUp } from './child.ts';
import { StopError } from './stop-error.ts';

const running: Child[] = [];
afterEach(async () => {
  for (const child of running.splice(0)) await stopChild(child);
});

const startNode = (program: string): Child => {
  const child = startChild('the program', process.execPath, ['--eval', program]);
  running.push(child);
  return child;
};

/** Listens where the system says, and answers 503 until then. */
const readyAfter = (ms: number): string => `
  const ready = Date.now() + ${ms};
  const server = require('node:http').createServer((_, reply) => reply.writeHead(Date.now() < ready ? 503 : 200).end());
  server.listen(0, '127.0.0.1', () => console.log(server.address().port));
`;

const addressOf = async (child: Child): Promise<string> => {
  await expect.poll(child.tail).toMatch(/^\d+$/);
  return `http://127.0.0.1:${child.tail()}/`;
};

test('who is slow is waited for, and that is told again and again', async () => {
  const child = startNode(readyAfter(900));
  const url = await addressOf(child);
  let told = 0;
  await waitUntilUp(child, url, {
    tellEveryMs: 50,
    onWait: () => {
      told += 1;
    },
  });
  expect((await fetch(url)).status).toBe(200);
  expect(told).toBeGreaterThan(1);
  const before = told;
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(told).toBe(before);
});

test('who ends before is told with its last words, long before the patience does', async () => {
  const child = startNode("console.error('The port is taken.'); process.exitCode = 1;");
  await expect(waitUntilUp(child, 'http://127.0.0.1:9/')).rejects.toEqual(
    new StopError('The port is taken.'),
  );
});

test('who lives and never answers is given up by name', async () => {
  const child = startNode(readyAfter(1e9));
  const url = await addressOf(child);
  await expect(waitUntilUp(child, url, { timeoutMs: 300 })).rejects.toThrow(
    `the program did not answer at ${url} within 0.3 s.`,
  );
});
