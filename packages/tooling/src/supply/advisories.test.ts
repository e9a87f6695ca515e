import { expect, test } from 'vitest';
import { advised } from './advisories.ts';

const advisory = (module_name: string, severity: string) => ({
  module_name,
  severity,
  title: 'Reads what it should not',
  url: 'https://github.com/advisories/GHSA-0',
});

test('what is high or critical is told, by name', () => {
  const advisories = { 1: advisory('b', 'critical'), 2: advisory('a', 'high'), 3: advisory('c', 'moderate') };
  expect(advised(JSON.stringify({ advisories }), '')).toEqual({
    asked: true,
    problems: [
      'a, high: Reads what it should not (https://github.com/advisories/GHSA-0)',
      'b, critical: Reads what it should not (https://github.com/advisories/GHSA-0)',
    ],
  });
});

test('a registry that knows of nothing is good', () => {
  expect(advised('{"advisories":{}}', '')).toEqual({ asked: true, problems: [] });
});

test('no answer is no good news', () => {
  const refused = 'Error: ERR_PNPM_AUDIT_BAD_RESPONSE\n\n  × The audit endpoint responded with 405:\n';
  expect(advised('', refused)).toEqual({ asked: false, why: 'The audit endpoint responded with 405:' });
  expect(advised('{"error":"offline"}', '')).toMatchObject({ asked: false });
  expect(advised('', '')).toEqual({ asked: false, why: 'no answer' });
});
