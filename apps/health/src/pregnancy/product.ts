import { usualTerms } from '@sigorta/product-kit/cancellation';
import { defineProduct } from '@sigorta/product-kit/product';
import { healthConsents } from '../_family/fields.ts';
import { card } from './card.ts';
import { coverages } from './coverages.ts';
import { contactFields, motherFields, pregnancyFields } from './fields.ts';

export const pregnancy = defineProduct({
  id: 'pregnancy',
  family: 'health',
  order: 160,
  categoryName: 'Hamilelik',
  paths: {
    form: '/hamilelik-sigortasi',
    offers: '/hamilelik-teklifler',
    payment: '/hamilelik-odeme-yap',
    policy: '/hamilelik-police-pdf',
  },
  steps: [
    { id: 'pregnancy', kind: 'fields', fields: pregnancyFields },
    { id: 'mother', kind: 'insured' },
    { id: 'contact', kind: 'fields', fields: contactFields },
  ],
  insured: { min: 1, max: 1, fields: motherFields },
  consents: healthConsents,
  payment: { threeDSecure: false },
  cancellation: { ...usualTerms, begunWithin: 'whole' },
  currency: 'TRY',
  coverages,
  summary: ['province', 'beginDate'],
  documentFacts: ['pregnancyWeek', 'babies'],
  treats: true,
  claim: { as: 'treatment' },
  card,
  images: { scene: 'scene.svg', icon: 'icon.svg' },
});
