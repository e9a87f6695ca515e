import { defaultCompany } from '@sigorta/contracts/default-company';
import type { LegalData } from './document.ts';

const ownCompany = {
  companyName: defaultCompany.name,
  companyAddress: defaultCompany.address,
  companyPhone: defaultCompany.phone,
  companyEmail: defaultCompany.email,
  privacyEmail: defaultCompany.privacyEmail,
  companyKep: defaultCompany.kep,
  companyMersis: defaultCompany.mersis,
  companyRegisterNo: defaultCompany.registerNo,
  website: defaultCompany.website,
} satisfies LegalData;

/** Partner agencies that are named in the personal-data notice under their own brand (spec §6). */
const namedAgencies: readonly number[] = [123, 124, 129];

interface Partner {
  userId: number | null;
  name: string;
  footer: { address: string | null; phone: string | null; email: string | null };
  company?: { name: string; registerNo: string | null; mersis: string | null };
}

/** What a partner's own company has in place of ours; what it did not tell is not told, least of all as ours. */
const told = (value: string | null | undefined): string => value ?? '';

/**
 * Company data for documents, footer and contact page: the partner's own company where its settings name one, a named agency's
 * own brand, everybody else sees the default company's.
 */
export function companyData(partner: Partner | null): LegalData {
  const { company } = partner ?? {};
  const isNamed = partner?.userId != null && namedAgencies.includes(partner.userId);
  if (!partner || (!company && !isNamed)) return ownCompany;
  const { address, phone, email } = partner.footer;
  return {
    ...ownCompany,
    companyName: company?.name ?? partner.name,
    companyAddress: address ?? (company ? '' : ownCompany.companyAddress),
    companyPhone: phone ?? (company ? '' : ownCompany.companyPhone),
    companyEmail: email ?? (company ? '' : ownCompany.companyEmail),
    privacyEmail: email ?? (company ? '' : ownCompany.privacyEmail),
    companyKep: '',
    companyMersis: told(company?.mersis),
    companyRegisterNo: told(company?.registerNo),
  };
}
