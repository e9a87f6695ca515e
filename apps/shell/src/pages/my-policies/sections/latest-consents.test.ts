import type { GivenConsent } from '@sigorta/contracts/operations/my-consents';
import { expect, test } from 'vitest';
import { latestConsents } from './latest-consents.ts';

const given = (consent: string, givenAt: string, withdrawnAt: string | null = null): GivenConsent => ({
  consent,
  document: `${consent}-text`,
  nature: 'free',
  version: '2026-11-01',
  language: 'tr',
  givenAt,
  with: 'DASK',
  withdrawnAt,
});

test('each consent is shown once with its last word', () => {
  const shown = latestConsents([
    given('marketing', '2026-11-20'),
    given('personal-data', '2026-11-19'),
    given('marketing', '2026-11-10', '2026-11-12'),
  ]);
  expect(
    shown.map(({ consent, givenAt, withdrawnAt, times }) => [consent, givenAt, withdrawnAt, times]),
  ).toEqual([
    ['marketing', '2026-11-20', null, 2],
    ['personal-data', '2026-11-19', null, 1],
  ]);
});
