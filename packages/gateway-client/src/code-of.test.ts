// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { codeOf } from './code-of.ts';
import { GatewayError } from './gateway-error.ts';

/** a part of ours that a press was to bring */
const notCome = new TypeError('Failed to fetch dynamically imported module');

test.each([
  { line: 'with a line', onLine: true, error: notCome, code: 'internal-error' },
  { line: 'without a line', onLine: false, error: notCome, code: 'offline' },
  { line: 'without a line', onLine: false, error: new GatewayError('offer-expired'), code: 'offer-expired' },
])('$line $error.message is $code', ({ onLine, error, code }) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  expect(codeOf(error)).toBe(code);
  vi.restoreAllMocks();
});
