import { licenceSerial, plate } from '@sigorta/product-kit/fields/vehicle';
import type { Product } from '@sigorta/product-kit/product';
import { sampleProduct } from './sample-product.ts';

/** A car that is priced by year, use and step, and found by its papers. */
export const sampleCar: Product = {
  ...sampleProduct,
  id: 'sample-car',
  paths: { ...sampleProduct.paths, particulars: '/deneme-kisiler' },
  steps: [
    {
      id: 'car',
      kind: 'fields',
      fields: [
        plate(),
        licenceSerial({ sensitive: true }),
        { kind: 'text', name: 'makeAndModel', wire: 'markaModel', min: 2, max: 60 },
        { kind: 'number', name: 'modelYear', for: 'price', wire: 'modelYili', min: 1990, max: 2100 },
        {
          kind: 'choice',
          name: 'usage',
          for: 'price',
          wire: 'kullanim',
          options: [
            { value: 'private', wire: 'hususi' },
            { value: 'commercial', wire: 'ticari' },
          ],
          preset: true,
        },
      ],
    },
    {
      id: 'cover',
      kind: 'fields',
      fields: [{ kind: 'number', name: 'noClaimsStep', for: 'price', wire: 'basamak', min: 0, max: 8 }],
    },
  ],
  insured: { min: 0, max: 0, fields: [] },
  register: {
    by: { plate: 'plate', documentSerial: 'licenceSerial' },
    fills: [
      { fact: 'makeAndModel', field: 'makeAndModel' },
      { fact: 'modelYear', field: 'modelYear' },
      { fact: 'usage', field: 'usage' },
      { fact: 'noClaimsStep', field: 'noClaimsStep' },
    ],
  },
  summary: [],
};
