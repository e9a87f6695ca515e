import type { Currency } from '@sigorta/contracts/money';
import type { TariffAnswer } from '@sigorta/product-kit/tariff';
import { type Cover, coveragesOf } from '@sigorta/product-kit/tariffs/cover';
import type { IsoDate } from '@sigorta/validators/iso-date';

/** What every plan of the family says; invented tariffs of invented insurers. */
export interface VehiclePlan<Code extends string> {
  insurer: string;
  planName: string;
  /** whole units of the product's currency; compulsory covers have none */
  deductible: number | null;
  covers: Partial<Record<Code, Cover>>;
  exclusions: readonly string[];
  installments: boolean;
  quoteDocument: boolean;
}

interface Made<Code extends string> {
  codes: readonly Code[];
  /** covers of this application where they differ from the plan's */
  covers?: Partial<Record<Code, Cover>>;
  currency: Currency;
  /** minor units by code, taxes among them; together the premium */
  parts: Readonly<Record<string, number>>;
  startsAt: IsoDate;
  endsAt: IsoDate;
}

/** A plan and what was computed for one application, as the insurer answers it. A part of nothing is not named. */
export const offerOf = <Code extends string>(plan: VehiclePlan<Code>, made: Made<Code>): TariffAnswer => {
  const { currency } = made;
  const parts = Object.entries(made.parts).filter(([, minor]) => minor > 0);
  const covers = { ...plan.covers, ...made.covers } as Record<string, Cover>;
  return {
    planName: plan.planName,
    premium: { minor: parts.reduce((sum, [, minor]) => sum + minor, 0), currency },
    premiumParts: parts.map(([code, minor]) => ({ code, amount: { minor, currency } })),
    deductible: plan.deductible === null ? null : { minor: plan.deductible * 100, currency },
    coverages: coveragesOf(made.codes, covers, currency),
    exclusions: [...plan.exclusions],
    installments: plan.installments,
    quoteDocument: plan.quoteDocument,
    startsAt: made.startsAt,
    endsAt: made.endsAt,
  };
};
