import { bornYearsAgo } from '@sigorta/product-kit/born-years-ago';
import { saleConsents } from '@sigorta/product-kit/consents';
import { defineProduct } from '@sigorta/product-kit/product';
import { nobodyTwice } from '@sigorta/product-kit/rules/same-person';
import { tripNotLongerThan } from '@sigorta/product-kit/rules/trip-length';
import { addDays } from '@sigorta/validators/iso-date';
import { card } from './card.ts';
import { countryCovered } from './country-covered.ts';
import { coverages } from './coverages.ts';
import { contactFields, insuredFields, stayFields } from './fields.ts';

/** An academic year, the leap day included. */
const longestStay = 366;

export const erasmus = defineProduct({
  id: 'erasmus',
  family: 'travel',
  order: 140,
  categoryName: 'Erasmus (Öğrenci - Çalışan)',
  paths: {
    form: '/ogrenci-sigortasi',
    offers: '/ogrenci-teklifler',
    particulars: '/ogrenci-kisiler',
    payment: '/ogrenci-odeme-yap',
    policy: '/ogrenci-police-pdf',
  },
  steps: [
    { id: 'stay', kind: 'fields', fields: stayFields },
    { id: 'insured', kind: 'insured' },
    { id: 'contact', kind: 'fields', fields: contactFields },
  ],
  insured: { min: 1, max: 5, fields: insuredFields },
  longestCover: longestStay,
  rules: [countryCovered, tripNotLongerThan(longestStay, 'rule.tripTooLong'), nobodyTwice('rule.samePerson')],
  consents: saleConsents,
  payment: { threeDSecure: false },
  currency: 'EUR',
  coverages,
  summary: ['activity', 'country', 'beginDate', 'endDate'],
  boughtFor: ['erasmus'],
  treats: true,
  claim: { as: 'treatment' },
  example: {
    answers: ({ today }) => ({
      activity: 'study',
      country: '276',
      beginDate: addDays(today, 30),
      endDate: addDays(today, 180),
      insured: [{ birthDate: bornYearsAgo(today, 21) }],
    }),
    told: ['activity', 'country'],
  },
  card,
  images: { scene: 'scene.svg', icon: 'icon.svg' },
});
