import { defaultBrand } from '@sigorta/contracts/default-brand';
import { defaultCompany } from '@sigorta/contracts/default-company';
import { isSwitchOn, partnerSettings } from '@sigorta/contracts/partner-settings/partner-settings';
import { companyData } from '@sigorta/legal/company';
import type { LegalData } from '@sigorta/legal/document';
import type { Context } from '../platform/context.ts';
import { pictureMark } from './brand-mark.ts';
import { companyOf } from './brand-of.ts';
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

const colour = /^#[0-9a-f]{6}$/i;
const plain = (text: string | null | undefined): string | null => {
  const clean = (text ?? '').replace(/\p{Cc}/gu, ' ').trim();
  return clean === '' ? null : clean.slice(0, 120);
};

/** Name, colour and the line at the foot of a partner's papers. */
export async function brandOfPartner(context: Context, partnerId: string): Promise<Brand> {
  const partner = (await allPartners(context)).find((one) => one.id === partnerId);
  const settings = partner?.settings;
  const name = plain(settings?.brand_name) ?? defaultBrand.name;
  const phone = plain(settings?.footer_telefon) ?? defaultBrand.footer.phone;
  const mail = plain(settings?.footer_mail);
  const company = companyData({
    userId: Number(settings?.user_id) || null,
    name,
    footer: { address: plain(settings?.footer_adres), phone, email: mail },
    ...(settings && companyOf(settings)),
  });
  const isOurs = company.companyName === defaultCompany.name;
  const reached = [phone, mail ?? (isOurs ? defaultCompany.email : null)].filter((part) => part !== null);
  return {
    company,
    sender: [company.companyName, company.companyAddress, reached.join(' · ')].flatMap((line) => line || []),
    name,
    colour: colour.test(settings?.renk_kodu ?? '') ? String(settings?.renk_kodu) : defaultBrand.colour,
    isAlwaysLight: isSwitchOn(settings?.onlyLight, partnerSettings.onlyLight.unset),
    footer: [name, phone, mail].filter((part) => part !== null).join(' · '),
  };
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
