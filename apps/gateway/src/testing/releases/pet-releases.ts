import type { Field } from '@sigorta/product-kit/field';
import type { Product } from '@sigorta/product-kit/product';
import type { FamilyRelease } from '../../catalogue/releases/family-release.ts';
import { knownProduct } from '../known-product.ts';

/** Steps with every field of theirs changed, left out (null) or joined by others. */
const withFields = (
  product: Product,
  change: (field: Field) => Field | null,
  more: readonly Field[] = [],
): Product['steps'] =>
  product.steps.map((step) =>
    step.kind === 'fields' && step.id === 'pet'
      ? { ...step, fields: [...step.fields.flatMap((field) => change(field) ?? []), ...more] }
      : step,
  );

const added: Readonly<Record<string, { value: string; wire: string }>> = {
  species: { value: 'bird', wire: 'kus' },
  petGender: { value: 'unknown', wire: 'B' },
};

const withOptions = (field: Field): Field => {
  const option = added[field.name];
  return option && field.kind === 'choice' ? { ...field, options: [...field.options, option] } : field;
};

const neutered: Field = {
  kind: 'choice',
  name: 'neutered',
  wire: 'kisir',
  options: [
    { value: 'yes', wire: 'E' },
    { value: 'no', wire: 'H' },
  ],
};

/** Another name in code, and no longer sealed: what stands under the old name was sealed by the list of before. */
const renamed = (field: Field): Field =>
  field.name === 'petColour' || field.sensitive
    ? ({ ...field, name: `${field.name}Now`, sensitive: false } as Field)
    : field;

const named = (product: Product, word: string): Product['card'] => ({
  ...product.card,
  name: { tr: word, en: word, ru: word, ar: word },
});

const release = async (letter: string, change: (product: Product) => Product): Promise<FamilyRelease> => {
  const { product, texts } = await knownProduct('pet');
  return {
    id: `pet@${letter.repeat(16)}`,
    family: 'pet',
    products: [
      {
        product: change(product),
        texts: async (language) => ({ ...(await texts(language)), 'field.neutered.label': 'Neutered' }),
      },
    ],
  };
};

/** Two options more: birds, and pets of which nobody knows. */
export const releaseB = (): Promise<FamilyRelease> =>
  release('b', (product) => ({
    ...product,
    card: named(product, 'Pati B'),
    steps: withFields(product, withOptions),
  }));

/**
 * Over B: a form field and a last question that everybody has to answer, and fields that had been sealed under other
 * names and open.
 */
export const releaseC = (): Promise<FamilyRelease> =>
  release('c', (product) => ({
    ...product,
    card: named(product, 'Pati C'),
    steps: withFields(product, (field) => renamed(withOptions(field)), [neutered]),
    insured: { ...product.insured, fields: product.insured.fields.map(renamed) },
    documentFacts: ['petAge', 'petGender', 'petColourNow'],
    createPolicy: {
      fields: [
        ...(product.createPolicy?.fields ?? []).map(renamed),
        { kind: 'text', name: 'vetName', wire: 'veteriner', max: 40 },
      ],
    },
  }));
