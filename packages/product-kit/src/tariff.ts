import type { Coverage } from '@sigorta/contracts/coverage';
import type { Money } from '@sigorta/contracts/money';
import type { PremiumPart } from '@sigorta/contracts/offer';
import type { IsoDate } from '@sigorta/validators/iso-date';
import type { Application } from './field.ts';

/** What one insurer's system answers to an application. Read by the sandbox only. */
export type TariffAnswer =
  | {
      planName: string;
      premium: Money;
      /** what the premium is made of, taxes among them; names are texts `premium.<code>` */
      premiumParts?: PremiumPart[];
      deductible: Money | null;
      coverages: Coverage[];
      /** codes named by the product's texts as `exclusion.<code>` */
      exclusions: string[];
      /** codes of the country list or its groups; left out: the country that was asked for, or Türkiye */
      territory?: readonly string[];
      installments: boolean;
      quoteDocument: boolean;
      startsAt: IsoDate;
      endsAt: IsoDate;
    }
  /** `reason` is a code named by the product's texts as `decline.<reason>` */
  | { declined: string };

/** One insurer's tariff for one product; a pure function of the application and the day. */
export interface InsurerTariff {
  /** id: a folder of packages/insurers/src */
  insurer: string;
  quote: (application: Application, context: { today: IsoDate }) => TariffAnswer;
}

/** `sandbox/insurers.ts` of a product exports `tariffs`. */
export type Tariffs = readonly InsurerTariff[];
