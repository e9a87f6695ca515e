import { saleConsents } from '@sigorta/product-kit/consents';
import { defineProduct } from '@sigorta/product-kit/product';
import { contactFields, deviceFields, ownerFields } from '../_family/fields.ts';
import { renewal } from '../_family/renewal.ts';
import { card } from './card.ts';
import { coverages } from './coverages.ts';
import { policyFields } from './fields.ts';

export const phoneProtection = defineProduct({
  id: 'phone-protection',
  family: 'phone',
  order: 100,
  categoryName: 'Cep Telefonu Koruma Paketi',
  paths: {
    form: '/cep-koruma-paketi',
    offers: '/cep-koruma-teklifler',
    particulars: '/telefon-koruma-kisiler',
    payment: '/cep-koruma-odeme-yap',
    createPolicy: '/cep-koruma-police-olustur',
    policy: '/cep-koruma-police-pdf',
  },
  steps: [
    { id: 'device', kind: 'fields', fields: deviceFields },
    { id: 'insured', kind: 'insured' },
    { id: 'contact', kind: 'fields', fields: contactFields },
  ],
  insured: { min: 1, max: 1, fields: ownerFields },
  renewal,
  createPolicy: { fields: policyFields },
  consents: saleConsents,
  payment: { threeDSecure: false },
  currency: 'TRY',
  coverages,
  summary: ['brand', 'model', 'isNewDevice'],
  documentFacts: ['imei'],
  claim: { as: 'device' },
  example: {
    answers: () => ({ brand: '2', model: '135', isNewDevice: true }),
    told: ['model'],
  },
  card,
  images: { scene: 'scene.svg', icon: 'icon.svg' },
});
