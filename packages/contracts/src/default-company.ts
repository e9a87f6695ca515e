/**
 * Who stands behind our own brand: footer, contact page, papers and legal texts name it from here. Sample data: registration
 * numbers are zeros until the operator sets its own.
 */
export const defaultCompany = {
  name: 'Sigorta Çarşısı Sigorta Aracılık Hizmetleri A.Ş.',
  address: 'Örnek Mahallesi, Çarşı Caddesi No: 1, 34000 İstanbul',
  phone: '0850 000 00 00',
  /** for every question; one of data protection has an address of its own */
  email: 'destek@sigortacarsisi.example',
  privacyEmail: 'kvkk@sigortacarsisi.example',
  kep: 'sigortacarsisi@kep.example',
  mersis: '0000-0000-0000-0000',
  registerNo: '000000-0000',
  website: 'sigortacarsisi.example',
  hours: {
    Mon: '09:00-18:00',
    Tue: '09:00-18:00',
    Wed: '09:00-18:00',
    Thu: '09:00-18:00',
    Fri: '09:00-18:00',
  },
} as const;
