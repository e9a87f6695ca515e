import { agesOn } from '@sigorta/product-kit/tariffs/ages';
import { percentOf } from '@sigorta/product-kit/tariffs/percent';
import { offerOf, type Plan, tariffsOf } from '@sigorta/product-kit/tariffs/plan';

type CoverageCode = 'rain' | 'wind' | 'loss';

interface UmbrellaPlan extends Plan<CoverageCode> {
  /** per cent of `base` */
  level: number;
  /** oldest person on the first day */
  oldest: number;
}

/** kuruş */
const base = 12_000;

const plan = (
  insurer: string,
  level: number,
  deductible: number | null,
  rain: number,
  oldest = 80,
): UmbrellaPlan => ({
  insurer,
  planName: 'Şemsiye',
  level,
  oldest,
  deductible,
  covers: { rain, wind: 'included' },
  exclusions: ['sun'],
  installments: true,
  quoteDocument: true,
});

const plans = [
  plan('turnagol', 100, null, 1_000, 90),
  plan('yedicam', 115, null, 2_000),
  plan('laledere', 92, 50, 1_000),
  plan('meltemkiyi', 97, null, 900),
  plan('sarikavak', 88, 100, 800),
];

export const tariffs = tariffsOf(plans, (plan, application) => {
  const tooOld = agesOn(application, String(application.beginDate)).some((age) => age > plan.oldest);
  if (tooOld) return { declined: 'ageLimit' };
  return offerOf(plan, {
    codes: ['rain', 'wind', 'loss'],
    currency: 'TRY',
    premium: percentOf(base, plan.level),
    startsAt: String(application.beginDate),
    endsAt: String(application.endDate),
  });
});
