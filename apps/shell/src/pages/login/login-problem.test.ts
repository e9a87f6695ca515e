import { expect, test } from 'vitest';
import { loginProblem } from './login-problem.ts';
import { tr } from './texts/tr.ts';

test.each([
  ['code-wrong', 'error.code-wrong'],
  ['code-expired', 'error.code-expired'],
  ['not-found', 'error.code-expired'],
  ['phone-not-found', 'error.phone-not-found'],
  ['sms-failed', 'error.sms-failed'],
  ['too-many-requests', 'error.too-many-requests'],
  ['invalid-input', 'phone.error'],
  ['timeout', 'error.offline'],
  ['service-unavailable', 'error.other'],
] as const)('%s is said as %s', (code, key) => {
  expect(loginProblem(code)).toBe(key);
  expect(tr).toHaveProperty([key]);
});
