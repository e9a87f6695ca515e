import type { Currency } from '@sigorta/contracts/money';
import type { IsoDate } from '@sigorta/validators/iso-date';
import type { Application } from '../field.ts';
import type { TariffAnswer, Tariffs } from '../tariff.ts';
import { type Cover, coveragesOf } from './cover.ts';

/** What every insurer's plan says beside its prices; invented plans of invented insurers. */
export interface Plan<Code extends string> {
  /** id: a folder of packages/insurers/src */
  insurer: string;
  planName: string;
  /** whole units of the product's currency; null: the insurer pays from the first lira */
  deductible: number | null;
  covers: Partial<Record<Code, Cover>>;
  exclusions: readonly string[];
  installments: boolean;
  quoteDocument: boolean;
}

/** What was computed for one application. */
interface Made<Code extends string> {
  /** coverages of the product, in table order */
  codes: readonly Code[];
  /** covers of this application where they differ from the plan's */
  covers?: Partial<Record<Code, Cover>>;
  /** in place of the plan's */
  exclusions?: readonly string[];
  /** where it is insured, unless that is the country that was asked for, or Türkiye */
  territory?: readonly string[];
  currency: Currency;
  /** minor units: of the whole, or by part, taxes among them. A part of nothing is not named */
  premium: number | Readonly<Record<string, number>>;
  startsAt: IsoDate;
  endsAt: IsoDate;
}

function pricedIn(
  currency: Currency,
  premium: Made<string>['premium'],
): Pick<Exclude<TariffAnswer, { declined: string }>, 'premium' | 'premiumParts'> {
  if (typeof premium === 'number') return { premium: { minor: premium, currency } };
  const parts = Object.entries(premium).filter(([, minor]) => minor > 0);
  return {
    premium: { minor: parts.reduce((sum, [, minor]) => sum + minor, 0), currency },
    premiumParts: parts.map(([code, minor]) => ({ code, amount: { minor, currency } })),
  };
}

/** A plan and what was computed for one application, as the insurer answers it. */
export const offerOf = <Code extends string>(
  plan: Omit<Plan<Code>, 'insurer'>,
  made: Made<Code>,
): TariffAnswer => {
  const { currency } = made;
  const covers: Partial<Record<string, Cover>> = { ...plan.covers, ...made.covers };
  return {
    planName: plan.planName,
    ...pricedIn(currency, made.premium),
    deductible: plan.deductible === null ? null : { minor: plan.deductible * 100, currency },
    coverages: coveragesOf(made.codes, covers, currency),
    exclusions: [...(made.exclusions ?? plan.exclusions)],
    ...(made.territory && { territory: made.territory }),
    installments: plan.installments,
    quoteDocument: plan.quoteDocument,
    startsAt: made.startsAt,
    endsAt: made.endsAt,
  };
};

/** One tariff for each plan, all of them priced by the same rules. */
export const tariffsOf = <P extends { insurer: string }>(
  plans: readonly P[],
  quote: (plan: P, application: Application, today: IsoDate) => TariffAnswer,
): Tariffs =>
  plans.map((plan) => ({
    insurer: plan.insurer,
    quote: (application, { today }) => quote(plan, application, today),
  }));
