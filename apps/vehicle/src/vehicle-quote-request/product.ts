import { defineProduct } from '@sigorta/product-kit/product';
import { card } from './card.ts';
import { contactFields, policyFields, vehicleFields } from './fields.ts';

export const vehicleQuoteRequest = defineProduct({
  id: 'vehicle-quote-request',
  family: 'vehicle',
  order: 120,
  categoryName: 'Trafik ve Kasko Talep',
  paths: { form: '/trafik-kasko-talep' },
  steps: [
    { id: 'policy', kind: 'fields', fields: policyFields },
    { id: 'vehicle', kind: 'fields', fields: vehicleFields },
    { id: 'contact', kind: 'fields', fields: contactFields },
  ],
  insured: { min: 0, max: 0, fields: [] },
  consents: [
    { id: 'information-text', at: 'form', required: true },
    { id: 'personal-data', at: 'form', required: false },
    { id: 'marketing', at: 'form', required: false },
  ],
  payment: null,
  currency: 'TRY',
  coverages: [],
  summary: ['productKind', 'plate', 'policyDuration'],
  card,
  images: { scene: 'scene.svg', icon: 'icon.svg' },
});
