import type { InsurerTariff, Tariffs } from '@sigorta/product-kit/tariff';
import { agesOn } from '@sigorta/product-kit/tariffs/ages';
import { coveragesOf } from '@sigorta/product-kit/tariffs/cover';
import { percentOf } from '@sigorta/product-kit/tariffs/percent';

const base = 12_000;
const oldest = 90;

const tariff = (insurer: string, level: number, deductible: number, rain: number): InsurerTariff => ({
  insurer,
  quote: (application) => {
    const tooOld = agesOn(application, String(application.beginDate)).some((age) => age > oldest);
    if (tooOld) return { declined: 'ageLimit' };
    return {
      planName: 'Şemsiye',
      premium: { minor: percentOf(base, level), currency: 'TRY' },
      deductible: deductible === 0 ? null : { minor: deductible, currency: 'TRY' },
      coverages: coveragesOf(['rain', 'wind', 'loss'], { rain, wind: 'included' }, 'TRY'),
      exclusions: ['sun'],
      installments: true,
      quoteDocument: true,
      startsAt: String(application.beginDate),
      endsAt: String(application.endDate),
    };
  },
});

export const tariffs: Tariffs = [
  tariff('turnagol', 100, 0, 1_000),
  tariff('yedicam', 115, 0, 2_000),
  tariff('laledere', 92, 5_000, 1_000),
  tariff('meltemkiyi', 97, 0, 900),
  tariff('sarikavak', 88, 10_000, 800),
];
