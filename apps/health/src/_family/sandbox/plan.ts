import type { Money } from '@sigorta/contracts/money';
import type { TariffAnswer } from '@sigorta/product-kit/tariff';
import type { Bands } from '@sigorta/product-kit/tariffs/bands';
import { type Cover, coveragesOf } from '@sigorta/product-kit/tariffs/cover';
import type { IsoDate } from '@sigorta/validators/iso-date';

/** What every plan of the family says; invented tariffs of invented insurers. */
export interface HealthPlan<Code extends string> {
  insurer: string;
  planName: string;
  /** per cent of the product's price table */
  level: number;
  /** per cent of the price by completed years on the first day; older than the last band is declined */
  ages: Bands<number>;
  /** whole units of the product's currency */
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
  exclusions?: readonly string[];
  premium: Money;
  startsAt: IsoDate;
  endsAt: IsoDate;
}

/** A plan and what was computed for one application, as the insurer answers it. */
export const offerOf = <Code extends string>(plan: HealthPlan<Code>, made: Made<Code>): TariffAnswer => {
  const { currency } = made.premium;
  const covers = { ...plan.covers, ...made.covers } as Record<string, Cover>;
  return {
    planName: plan.planName,
    premium: made.premium,
    deductible: plan.deductible === null ? null : { minor: plan.deductible * 100, currency },
    coverages: coveragesOf(made.codes, covers, currency),
    exclusions: [...(made.exclusions ?? plan.exclusions)],
    installments: plan.installments,
    quoteDocument: plan.quoteDocument,
    startsAt: made.startsAt,
    endsAt: made.endsAt,
  };
};
