import type { Application } from '@sigorta/product-kit/field';
import type { TariffAnswer } from '@sigorta/product-kit/tariff';
import { addDays } from '@sigorta/validators/iso-date';
import { describe, expect, test } from 'vitest';
import { samples } from '../samples.ts';
import { tr } from '../texts/tr.ts';
import { tariffs } from './insurers.ts';

const context = { today: '2026-11-21' };

interface Stay {
  days?: number;
  guests?: number;
  age?: number;
  nationality?: string;
  from?: string;
}

/** Birthdays lie on New Year's Day, so ages on the first day are exact. */
const stay = ({
  days = 8,
  guests = 1,
  age = 40,
  nationality = '276',
  from = '2026-12-12',
}: Stay): Application => ({
  ...samples.valid(context),
  beginDate: from,
  endDate: addDays(from, days - 1),
  insured: Array.from({ length: guests }, () => ({ birthDate: `${2026 - age}-01-01`, nationality })),
});

const answerOf = (insurer: string, asked: Stay): TariffAnswer => {
  const tariff = tariffs.find((one) => one.insurer === insurer);
  if (!tariff) throw new Error(`no tariff of ${insurer}`);
  return tariff.quote(stay(asked), context);
};

test.each<[string, Stay, number]>([
  ['turnagol', {}, 468],
  ['turnagol', { guests: 19 }, 8_892],
  /* eight per cent off from twenty guests on, twenty from a hundred */
  ['turnagol', { guests: 20 }, 8_611],
  ['turnagol', { guests: 200 }, 74_880],
  ['turnagol', { age: 10 }, 374],
  ['turnagol', { age: 72 }, 1_030],
  ['meltemkiyi', { age: 17 }, 287],
])('the premium of %s for %j is %i cents', (insurer, asked, minor) => {
  expect(answerOf(insurer, asked)).toHaveProperty('premium', { minor, currency: 'EUR' });
});

test('two hundred guests find at least three offers, each with 30,000 euros of treatment', () => {
  const offers = tariffs
    .map(({ quote }) => quote(stay({ guests: 200 }), context))
    .flatMap((answer) => ('declined' in answer ? [] : [answer]));
  expect(offers.length).toBeGreaterThanOrEqual(3);
  for (const { coverages } of offers) {
    const limit = coverages[0]?.limit;
    expect(limit?.kind === 'amount' && limit.amount.minor >= 3_000_000).toBe(true);
  }
});

describe('an insurer declines', () => {
  test.each<[string, Stay, string]>([
    ['incirova', { guests: 61 }, 'tooManyGuests'],
    ['meltemkiyi', { days: 22 }, 'stayTooLong'],
    ['meltemkiyi', { from: context.today }, 'startsTooSoon'],
    ['turnagol', { nationality: '364' }, 'sanctions'],
    ['turnagol', { age: 76 }, 'ageLimit'],
  ])('%s for %j: %s', (insurer, asked, declined) => {
    expect(answerOf(insurer, asked)).toEqual({ declined });
    expect(tr).toHaveProperty([`decline.${declined}`]);
  });

  test.each<[string, Stay]>([
    ['incirova', { guests: 60 }],
    ['meltemkiyi', { days: 21 }],
    ['mercandal', { nationality: '364' }],
    ['turnagol', { age: 75 }],
  ])('%s not yet for %j', (insurer, asked) => {
    expect(answerOf(insurer, asked)).not.toHaveProperty('declined');
  });
});
