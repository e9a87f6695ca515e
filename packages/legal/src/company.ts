import type { LegalData } from './document.ts';

/** Sample data: registration numbers are zeros until the operator sets its own. */
const ownCompany = {
  companyName: 'Sigorta Çarşısı Sigorta Aracılık Hizmetleri A.Ş.',
  companyAddress: 'Örnek Mahallesi, Çarşı Caddesi No: 1, 34000 İstanbul',
  companyPhone: '0850 000 00 00',
  companyEmail: 'kvkk@sigortacarsisi.example',
  companyKep: 'sigortacarsisi@kep.example',
  companyMersis: '0000-0000-0000-0000',
  companyRegisterNo: '000000-0000',
  website: 'sigortacarsisi.example',
} satisfies LegalData;

/** Partner agencies that are named in the personal-data notice under their own brand (spec §6). */
const namedAgencies: readonly number[] = [123, 124, 129];

interface Partner {
  userId: number | null;
  name: string;
  footer: { address: string | null; phone: string | null; email: string | null };
}

/** Company data for the documents: a named agency's own, everybody else sees the default company's. */
export function companyData(partner: Partner | null): LegalData {
  if (partner?.userId == null || !namedAgencies.includes(partner.userId)) return ownCompany;
  return {
    ...ownCompany,
    companyName: partner.name,
    companyAddress: partner.footer.address ?? ownCompany.companyAddress,
    companyPhone: partner.footer.phone ?? ownCompany.companyPhone,
    companyEmail: partner.footer.email ?? ownCompany.companyEmail,
  };
}
