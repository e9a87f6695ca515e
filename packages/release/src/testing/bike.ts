import type { Field } from '@sigorta/product-kit/field';
import type { Product } from '@sigorta/product-kit/product';
import type { Compared } from '../difference/difference.ts';
import type { Declared } from '../difference/sides.ts';

const word = (text: string) => ({ tr: text, en: text, ru: text, ar: text });
export const colour: Field = {
  kind: 'choice',
  name: 'colour',
  wire: 'renk',
  options: [
    { value: 'red', wire: 'K' },
    { value: 'blue', wire: 'M' },
  ],
};
export const age: Field = { kind: 'number', name: 'age', wire: 'yas', max: 30 };
export const chip: Field = { kind: 'microchip', name: 'chip', wire: 'cip', sensitive: true };

/** A small product, written by hand. */
export const bike: Product = {
  id: 'bike',
  family: 'bike',
  order: 10,
  categoryName: 'Bisiklet',
  paths: { form: '/bisiklet', offers: '/bisiklet-teklifler' } as Product['paths'],
  aliases: ['/bike'],
  steps: [
    { id: 'thing', kind: 'fields', fields: [colour, age] },
    { id: 'insured', kind: 'insured' },
    { id: 'contact', kind: 'fields', fields: [{ kind: 'email', name: 'email', wire: 'eposta' }] },
  ],
  insured: { min: 1, max: 1, fields: [{ kind: 'personName', name: 'name', wire: 'ad' }] },
  createPolicy: { fields: [chip] },
  rules: [() => null],
  consents: [
    { id: 'accuracy', at: 'form', required: true },
    { id: 'marketing', at: 'form', required: false },
  ],
  payment: { threeDSecure: false },
  currency: 'TRY',
  coverages: ['theft', 'fall', 'fire'],
  summary: ['colour'],
  card: {
    name: word('Bisiklet'),
    menu: word('b'),
    text: word('b'),
    title: word('b'),
    description: word('b'),
  },
  images: { scene: 's.svg', icon: 'i.svg' },
};

export const texts: Record<string, string> = {
  'field.colour': 'Colour',
  'field.age': 'Age',
  'field.colour.red': 'Red',
};
export const declared = (product: Product, more: Partial<Declared> = {}): Declared => ({
  product,
  texts: async () => texts,
  faq: async () => [{ question: 'q', answer: 'a' }],
  family: { menuGroup: 'other' },
  ...more,
});
export const file = (sha256: string, kind: 'browser' | 'server' | 'art') => ({
  sha256,
  sha384: '',
  bytes: 1,
  kind,
});
/** A release of it as it is compared. */
export const side = (
  product: Product,
  more: Partial<Compared> = {},
  of: Partial<Declared> = {},
): Compared => ({
  products: [declared(product, of)],
  document: { files: { 'a.js': file('1', 'browser'), 'b.cjs': file('2', 'server') } },
  weights: { 'bike/tr': 1000, 'bike/ar': 1200 },
  ...more,
});
