import { expect, test } from 'vitest';
import { standardTimings } from '../../platform/timings.ts';
import { rulesOf } from './rules.ts';

const rules = rulesOf(standardTimings);
/* a call is sent at most this long after its intent is committed */
const fenceMs = 5_000;
/* the slowest answer of a provider seen elsewhere */
const slowestMs = 80_000;

test('what was not found after the window was not done: it is longer than fence, time-out and slowest answer', () => {
  expect(rules.windowMs).toBeGreaterThan(fenceMs + standardTimings.providerTimeoutMs + slowestMs);
  expect(rules.absentTimes).toBeGreaterThanOrEqual(2);
});

test('a part is sent again only when the day of its provider is closed', () => {
  expect(rules.partAgainMs).toBeGreaterThan(24 * 3_600_000);
});

test('looks go on after the window, and persons are asked only after the machine asked often', () => {
  expect(Math.min(...rules.lateLooksMs)).toBeGreaterThan(rules.windowMs);
  expect(rules.refundUnknownMs).toBeGreaterThan(10 * rules.longestLookMs);
  expect(rules.endUnknownMs).toBeGreaterThan(10 * rules.longestLookMs);
});

test('every clock of the machine is one of the settings', () => {
  expect(Object.values(rules).flat()).not.toContain(undefined);
});
