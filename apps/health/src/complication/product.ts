import { untilBegun } from '@sigorta/product-kit/cancellation';
import { defineProduct } from '@sigorta/product-kit/product';
import { healthConsents } from '../_family/fields.ts';
import { card } from './card.ts';
import { coverages } from './coverages.ts';
import { contactFields, operationFields, patientFields } from './fields.ts';

export const complication = defineProduct({
  id: 'complication',
  family: 'health',
  order: 170,
  categoryName: 'Komplikasyon',
  paths: {
    form: '/komplikasyon-sigortasi',
    offers: '/komplikasyon-teklifler',
    payment: '/odeme',
    policy: '/komplikasyon-police-pdf',
  },
  steps: [
    { id: 'operation', kind: 'fields', fields: operationFields },
    { id: 'patient', kind: 'insured' },
    { id: 'contact', kind: 'fields', fields: contactFields },
  ],
  insured: { min: 1, max: 1, fields: patientFields },
  consents: healthConsents,
  payment: { threeDSecure: false },
  cancellation: untilBegun,
  currency: 'EUR',
  coverages,
  summary: ['operationDate'],
  documentFacts: ['operation', 'clinic', 'companionFirstName', 'companionLastName'],
  treats: true,
  claim: { as: 'treatment' },
  card,
  images: { scene: 'scene.svg', icon: 'icon.svg' },
});
