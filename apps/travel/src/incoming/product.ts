import { bornYearsAgo } from '@sigorta/product-kit/born-years-ago';
import { usualTerms } from '@sigorta/product-kit/cancellation';
import { saleConsents } from '@sigorta/product-kit/consents';
import { defineProduct } from '@sigorta/product-kit/product';
import { nobodyTwice } from '@sigorta/product-kit/rules/same-person';
import { tripNotLongerThan } from '@sigorta/product-kit/rules/trip-length';
import { addDays } from '@sigorta/validators/iso-date';
import { card } from './card.ts';
import { coverages } from './coverages.ts';
import { businessFields, guestFields, stayFields } from './fields.ts';

const longestStay = 90;
const mostGuests = 200;

/** A tourism business insures the foreign guests it hosts. */
export const incoming = defineProduct({
  id: 'incoming',
  family: 'travel',
  order: 150,
  categoryName: 'Incoming',
  paths: {
    form: '/incoming-sigortasi',
    offers: '/incoming-teklifler',
    particulars: '/incoming-kisiler',
    payment: '/incoming-odeme-yap',
    policy: '/incoming-police-pdf',
  },
  steps: [
    { id: 'stay', kind: 'fields', fields: stayFields },
    { id: 'insured', kind: 'insured' },
    { id: 'business', kind: 'fields', fields: businessFields },
  ],
  insured: { min: 1, max: mostGuests, fields: guestFields, upload: true },
  longestCover: longestStay,
  rules: [tripNotLongerThan(longestStay, 'rule.tripTooLong'), nobodyTwice('rule.samePerson')],
  consents: saleConsents,
  payment: { threeDSecure: false },
  cancellation: { ...usualTerms, withdrawal: false },
  currency: 'EUR',
  coverages,
  summary: ['businessName', 'beginDate', 'endDate'],
  treats: true,
  claim: { as: 'treatment' },
  example: {
    answers: ({ today }) => ({
      beginDate: addDays(today, 7),
      endDate: addDays(today, 14),
      insured: [{ birthDate: bornYearsAgo(today, 40), nationality: '276' }],
    }),
    told: [],
  },
  card,
  images: { scene: 'scene.svg', icon: 'icon.svg' },
});
