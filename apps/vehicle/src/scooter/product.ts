import { bornYearsAgo } from '@sigorta/product-kit/born-years-ago';
import { untilBegun } from '@sigorta/product-kit/cancellation';
import { saleConsents } from '@sigorta/product-kit/consents';
import { defineProduct } from '@sigorta/product-kit/product';
import { nobodyTwice } from '@sigorta/product-kit/rules/same-person';
import { tripNotLongerThan } from '@sigorta/product-kit/rules/trip-length';
import { addDays } from '@sigorta/validators/iso-date';
import { card } from './card.ts';
import { coverages } from './coverages.ts';
import { contactFields, rentalFields, riderFields } from './fields.ts';

const longestRental = 30;

export const scooter = defineProduct({
  id: 'scooter',
  family: 'vehicle',
  order: 180,
  categoryName: 'Scooter Kiralama',
  paths: {
    form: '/scooter-sigortasi',
    offers: '/scooter-teklifler',
    particulars: '/scooter-kisiler',
    payment: '/scooter-odeme-yap',
    policy: '/scooter-police-pdf',
  },
  steps: [
    { id: 'rental', kind: 'fields', fields: rentalFields },
    { id: 'insured', kind: 'insured' },
    { id: 'contact', kind: 'fields', fields: contactFields },
  ],
  insured: { min: 1, max: 5, fields: riderFields },
  longestCover: longestRental,
  rules: [tripNotLongerThan(longestRental, 'rule.rentalTooLong'), nobodyTwice('rule.samePerson')],
  consents: saleConsents,
  payment: { threeDSecure: false },
  cancellation: untilBegun,
  currency: 'TRY',
  coverages,
  summary: ['beginDate', 'endDate'],
  claim: { as: 'ride' },
  example: {
    answers: ({ today }) => ({
      beginDate: addDays(today, 1),
      endDate: addDays(today, 3),
      insured: [{ birthDate: bornYearsAgo(today, 25), idKind: 'nationalId' }],
    }),
    told: [],
  },
  card,
  images: { scene: 'scene.svg', icon: 'icon.svg' },
});
