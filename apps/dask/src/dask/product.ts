import { usualTerms } from '@sigorta/product-kit/cancellation';
import { saleConsents } from '@sigorta/product-kit/consents';
import { defineProduct } from '@sigorta/product-kit/product';
import { usualDaysBefore } from '@sigorta/product-kit/renewal/renewal';
import { card } from './card.ts';
import { coverages } from './coverages.ts';
import { buildingFields, contactFields, holderFields, homeFields, policyFields } from './fields.ts';
import { insurableDamage } from './rules.ts';

export const dask = defineProduct({
  id: 'dask',
  family: 'dask',
  order: 30,
  categoryName: 'DASK',
  paths: {
    form: '/dask-sigortasi',
    offers: '/dask-teklifler',
    payment: '/dask-odeme-yap',
    policy: '/dask-police-pdf',
  },
  steps: [
    { id: 'home', kind: 'fields', fields: homeFields },
    { id: 'building', kind: 'fields', fields: buildingFields },
    { id: 'policy', kind: 'fields', fields: policyFields },
    { id: 'holder', kind: 'insured' },
    { id: 'contact', kind: 'fields', fields: contactFields },
  ],
  insured: { min: 1, max: 1, fields: holderFields },
  rules: [insurableDamage],
  consents: saleConsents,
  payment: { threeDSecure: true },
  cancellation: {
    ...usualTerms,
    reasons: { from: 'begun', oneOf: ['property-sold', 'property-gone', 'insured-twice'] },
  },
  renewal: { daysBefore: usualDaysBefore, thing: ['uavt'], sets: { renewal: 'yes' } },
  currency: 'TRY',
  coverages,
  summary: ['squareMetres', 'usage', 'buildYear', 'style', 'floors', 'beginDate'],
  documentFacts: ['uavt', 'damage', 'bank', 'institution', 'branch'],
  claim: { as: 'earthquake', days: 15 },
  card,
  images: { scene: 'scene.svg', icon: 'icon.svg' },
});
