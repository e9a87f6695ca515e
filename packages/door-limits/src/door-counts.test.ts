import { expect, test } from 'vitest';
import { createDoorCounts } from './door-counts.ts';

/** How many of the addresses get through a door that lets ten a minute through. */
const passed = (addresses: readonly string[]): number => {
  const { seconds } = createDoorCounts(() => 0);
  return addresses.filter((ip) => seconds('page', ip, 10) === null).length;
};
const many = (count: number, address: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => address(n));

test.each([
  ['one address', many(30, () => '192.0.2.7'), 10],
  ['addresses of one /64', many(30, (n) => `2001:db8::${n.toString(16)}`), 10],
  ['the /64s of one /56', many(60, (n) => `2001:db8:0:${n.toString(16)}::1`), 20],
  ['the /56s of one /48', many(120, (n) => `2001:db8:0:${(n * 256).toString(16)}::1`), 80],
  ['IPv4 addresses', many(30, (n) => `192.0.2.${n}`), 30],
])('%s have one limit together', (_what, addresses, allowed) => {
  expect(passed(addresses)).toBe(allowed);
});

test('a minute later the door is open again, and says when', () => {
  let now = 5_000;
  const { seconds } = createDoorCounts(() => now);
  expect(seconds('page', '192.0.2.7', 1)).toBeNull();
  now += 15_000;
  expect(seconds('page', '192.0.2.7', 1)).toBe(45);
  expect(seconds('return', '192.0.2.7', 1)).toBeNull();
  now += 45_000;
  expect(seconds('page', '192.0.2.7', 1)).toBeNull();
});

test('a million addresses fill no memory: those that nobody knew yet share what is left', () => {
  const { seconds } = createDoorCounts(() => 0);
  let refused = 0;
  for (let n = 0; n < 60_000; n += 1)
    if (seconds('page', `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`, 10) !== null) refused += 1;
  expect(refused).toBe(60_000 - 50_000 - 10);
  /* who was known goes on */
  expect(seconds('page', '10.0.0.1', 10)).toBeNull();
});
