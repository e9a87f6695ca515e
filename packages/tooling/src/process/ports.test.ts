import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { drawPort, isPortFree } from './ports.ts';

const handedOut = '/proc/sys/net/ipv4/ip_local_port_range';

test.runIf(existsSync(handedOut))(
  'no port is drawn that the system may hand to a connection meanwhile',
  async () => {
    const first = Number.parseInt(readFileSync(handedOut, 'utf8'), 10);
    const ports = await Promise.all(Array.from({ length: 200 }, () => drawPort()));
    expect(Math.max(...ports)).toBeLessThan(first);
    expect(new Set(ports).size).toBeGreaterThan(150);
  },
);

test('a port that somebody listens on is not drawn', async () => {
  const taken = await drawPort();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(taken, '127.0.0.1', resolve));
  expect(await isPortFree(taken)).toBe(false);
  const next = await drawPort();
  const drawn = [taken, taken, next];
  expect(await drawPort(() => drawn.shift() ?? 0)).toBe(next);
  expect(drawn).toEqual([]);
  await new Promise((resolve) => server.close(resolve));
  expect(await isPortFree(taken)).toBe(true);
});
