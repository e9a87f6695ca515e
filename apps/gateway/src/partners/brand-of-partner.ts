import { defaultBrand } from '@sigorta/contracts/default-brand';
import { companyData } from '@sigorta/legal/company';
import type { LegalData } from '@sigorta/legal/document';
import type { Partner } from '../platform/caller.ts';
import type { Context } from '../platform/context.ts';
import { pictureMark } from './brand-mark.ts';
import { brandOf } from './brand-of.ts';
import { allPartners } from './partner.ts';

export interface Brand {
  name: string;
  /** `#rrggbb` */
  colour: string;
  footer: string;
  /** setting `onlyLight`, for what is read on a screen */
  isAlwaysLight?: boolean;
  /** who sells, as the legal texts name it */
  company: LegalData;
  /** the same at the foot of a letter: name, address, how to be reached */
  sender: string[];
}

/** For papers and pages that show it; letters do without, and go out while pictures cannot be read. */
export interface MarkedBrand extends Brand {
  /** SVG: the partner's own picture where it was taken in, else our mark */
  mark: string;
}

/** What a partner's papers and letters say of it: what its pages would show, and no more. */
export function brandInLetters(partner: Pick<Partner, 'id' | 'settings'> | undefined): Brand {
  const shown = partner ? brandOf(partner, [], []) : defaultBrand;
  const company = companyData(shown);
  /* whoever sells is reached by its own phone and mail, or by none (decision 0421) */
  const phone = shown.footer.phone ?? (company.companyPhone || null);
  const mail = shown.partner === defaultBrand.partner ? null : shown.footer.email;
  const reached = [phone, mail ?? company.companyEmail].filter(Boolean);
  return {
    company,
    sender: [company.companyName, company.companyAddress, reached.join(' · ')].flatMap((line) => line || []),
    name: shown.name,
    colour: shown.colour,
    isAlwaysLight: shown.onlyLight ?? false,
    footer: [shown.name, phone, mail].filter((part) => part !== null).join(' · '),
  };
}

/** Name, colour and the line at the foot of a partner's papers. */
export async function brandOfPartner(context: Context, partnerId: string): Promise<Brand> {
  return brandInLetters((await allPartners(context)).find((one) => one.id === partnerId));
}

/** The same with its mark. @throws Refusal `service-unavailable` while its picture lies in a store that is away */
export async function markedBrand(context: Context, partnerId: string): Promise<MarkedBrand> {
  const partner = (await allPartners(context)).find((one) => one.id === partnerId);
  const [brand, mark] = await Promise.all([
    brandOfPartner(context, partnerId),
    pictureMark(context, partner?.settings.logo_url),
  ]);
  return { ...brand, mark };
}
