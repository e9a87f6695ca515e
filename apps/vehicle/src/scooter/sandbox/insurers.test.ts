import type { Application } from '@sigorta/product-kit/field';
import type { TariffAnswer } from '@sigorta/product-kit/tariff';
import { addDays } from '@sigorta/validators/iso-date';
import { expect, test } from 'vitest';
import { tariffs } from './insurers.ts';

const from = '2026-12-01';

interface Rental {
  days?: number;
  ages?: number[];
  idKind?: string;
}

/** Birthdays lie on New Year's Day, so ages on the first day are exact. */
const rental = ({ days = 3, ages = [30], idKind = 'nationalId' }: Rental): Application => ({
  beginDate: from,
  endDate: addDays(from, days - 1),
  insured: ages.map((age) => ({ birthDate: `${2026 - age}-01-01`, idKind })),
});

function answerOf(insurer: string, asked: Rental): TariffAnswer {
  const tariff = tariffs.find((one) => one.insurer === insurer);
  if (!tariff) throw new Error(`no tariff of ${insurer}`);
  return tariff.quote(rental(asked), { today: '2026-11-21' });
}

test.each([
  [{ days: 1 }, 4_950],
  [{ days: 3 }, 10_890],
  [{ days: 4 }, 19_690],
  [{ days: 30 }, 49_390],
  [{ days: 1, ages: [30, 16] }, 9_900],
])('turnagol asks for %j %i kuruş before tax', (asked, minor) => {
  expect(answerOf('turnagol', asked)).toHaveProperty('premiumParts.0.amount.minor', minor);
});

test.each<[string, Rental, string]>([
  ['sarikavak', { ages: [41] }, 'ageLimit'],
  ['bulutkaya', { ages: [17] }, 'ageLimit'],
  ['bulutkaya', { days: 8 }, 'rentalTooLong'],
  ['incirova', { idKind: 'passport' }, 'passportOnly'],
])('%s declines %j: %s', (insurer, asked, declined) => {
  expect(answerOf(insurer, asked)).toEqual({ declined });
});

test('not yet at the limit', () => {
  expect(answerOf('sarikavak', { ages: [40] })).not.toHaveProperty('declined');
  expect(answerOf('bulutkaya', { days: 7, ages: [18] })).not.toHaveProperty('declined');
});
