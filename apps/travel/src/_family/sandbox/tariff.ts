import type { Currency } from '@sigorta/contracts/money';
import type { Application } from '@sigorta/product-kit/field';
import type { Tariffs } from '@sigorta/product-kit/tariff';
import { offerOf, type Plan, tariffsOf } from '@sigorta/product-kit/tariffs/plan';

/** How a travel product is priced; cover lasts from its first day to its last one. */
interface Pricing<Code extends string, P extends Plan<Code>> {
  /** coverages of the product, in table order */
  codes: readonly Code[];
  currency: Currency;
  /** what the plan says before any price is made; null when it insures this trip */
  reasonToDecline: (plan: P, application: Application, today: string) => string | null;
  /** minor units */
  premiumOf: (plan: P, application: Application) => number;
  /** covers of this application where they differ from the plan's */
  coversOf?: (plan: P, application: Application) => Plan<Code>['covers'];
  /** where the trip goes, for a product that asks for no country */
  territoryOf?: (application: Application) => readonly string[];
}

export const travelTariffs = <Code extends string, P extends Plan<Code>>(
  plans: readonly P[],
  { codes, currency, reasonToDecline, premiumOf, coversOf, territoryOf }: Pricing<Code, P>,
): Tariffs =>
  tariffsOf(plans, (plan, application, today) => {
    const declined = reasonToDecline(plan, application, today);
    if (declined) return { declined };
    return offerOf(plan, {
      codes,
      covers: coversOf?.(plan, application) ?? {},
      ...(territoryOf && { territory: territoryOf(application) }),
      currency,
      premium: premiumOf(plan, application),
      startsAt: String(application.beginDate),
      endsAt: String(application.endDate),
    });
  });
