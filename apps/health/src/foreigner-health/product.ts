import { bornYearsAgo } from '@sigorta/product-kit/born-years-ago';
import { usualTerms } from '@sigorta/product-kit/cancellation';
import { defineProduct } from '@sigorta/product-kit/product';
import { usualDaysBefore } from '@sigorta/product-kit/renewal/renewal';
import { nobodyTwice } from '@sigorta/product-kit/rules/same-person';
import { addDays } from '@sigorta/validators/iso-date';
import { healthConsents } from '../_family/fields.ts';
import { card } from './card.ts';
import { coverages } from './coverages.ts';
import { contactFields, insuredFields, stayFields } from './fields.ts';

export const foreignerHealth = defineProduct({
  id: 'foreigner-health',
  family: 'health',
  order: 70,
  categoryName: 'Yabancı Sağlık',
  paths: {
    form: '/yabanci-saglik',
    offers: '/yabanci-teklifler',
    particulars: '/yabanci-kisiler',
    payment: '/yabanci-odeme-yap',
    policy: '/yabanci-police-pdf',
  },
  steps: [
    { id: 'stay', kind: 'fields', fields: stayFields },
    { id: 'insured', kind: 'insured' },
    { id: 'contact', kind: 'fields', fields: contactFields },
  ],
  insured: { min: 1, max: 6, fields: insuredFields },
  rules: [nobodyTwice('rule.samePerson')],
  consents: healthConsents,
  payment: { threeDSecure: false },
  cancellation: {
    ...usualTerms,
    begunWithin: 'whole',
    reasons: { from: 'after-withdrawal', oneOf: ['new-policy-shown', 'permit-ended', 'publicly-insured'] },
  },
  renewal: { daysBefore: usualDaysBefore, thing: [] },
  currency: 'TRY',
  coverages,
  summary: ['duration', 'beginDate'],
  boughtFor: ['residence-permit'],
  treats: true,
  claim: { as: 'treatment' },
  example: {
    answers: ({ today }) => ({
      duration: 'oneYear',
      beginDate: addDays(today, 7),
      insured: [{ birthDate: bornYearsAgo(today, 40) }],
    }),
    told: ['duration'],
  },
  card,
  images: { scene: 'scene.svg', icon: 'icon.svg' },
});
