import type { Field } from '@sigorta/product-kit/field';
import { policyDetailsOf } from '@sigorta/product-kit/policy-details';
import type { Product } from '@sigorta/product-kit/product';
import { toWire } from '@sigorta/product-kit/wire';
import { addDays } from '@sigorta/validators/iso-date';
import type { FamilyRelease } from '../../catalogue/releases/family-release.ts';
import { knownProduct } from '../known-product.ts';

/* what release n asks, written down once for the declaration and once for who fills it in */
export const numberedId = (n: number): string => `pet@${n.toString(16).padStart(16, '0')}`;
export const cardName = (n: number): string => `Pati ${n}`;
export const colourField = (n: number): string => `petColour${n}`;
export const chipField = (n: number): string => `chip${n}`;
export const isChipSealed = (n: number): boolean => n % 2 === 0;
const petName = (n: number): string => `Fıstık ${n}`;
const vaccinatedDays = (n: number): number => n + 1;

const changed =
  (n: number) =>
  (field: Field): Field => {
    if (field.name === 'petColour') return { ...field, name: colourField(n) };
    if (field.name === 'microchip') return { ...field, name: chipField(n), sensitive: isChipSealed(n) };
    if (field.name === 'lastVaccination' && field.kind === 'date')
      return { ...field, minDays: -vaccinatedDays(n), maxDays: -vaccinatedDays(n) };
    return field;
  };

/**
 * Pet as release n declares it: other names in code under the wire names of all, another list of sealed fields, and a pet's name and
 * a day that no other release takes.
 */
const numbered = (product: Product, n: number): Product => ({
  ...product,
  steps: product.steps.map((step) =>
    step.kind === 'fields' ? { ...step, fields: step.fields.map(changed(n)) } : step,
  ),
  documentFacts: ['petAge', 'petGender', colourField(n)],
  createPolicy: { fields: (product.createPolicy?.fields ?? []).map(changed(n)) },
  rules: [
    (application) =>
      application.petName === petName(n) ? null : { field: 'petName', message: 'field.petName.error' },
  ],
  card: {
    ...product.card,
    name: { tr: cardName(n), en: cardName(n), ru: cardName(n), ar: cardName(n) },
  },
});

export async function numberedRelease(n: number): Promise<FamilyRelease> {
  const { product, texts } = await knownProduct('pet');
  return {
    id: numberedId(n),
    family: 'pet',
    products: [
      {
        product: numbered(product, n),
        texts: async (language) => ({
          ...(await texts(language)),
          [`field.${colourField(n)}.label`]: 'Renk',
          [`field.${chipField(n)}.label`]: 'Mikroçip',
        }),
      },
    ],
  };
}

/** What the form of release n sends. */
export async function formOf(n: number, today: string, colour: string): Promise<Record<string, unknown>> {
  const { product, samples } = await knownProduct('pet');
  const application = (await samples()).valid({ today });
  return { ...toWire(product, application), ad: petName(n), renk: colour };
}

/** What the last step of release n sends. @param chip fifteen digits */
export async function lastAnswersOf(
  n: number,
  today: string,
  chip: string,
): Promise<Record<string, unknown>> {
  const { product } = await knownProduct('pet');
  const asked = policyDetailsOf(product);
  if (!asked) throw new Error('pet asks nothing');
  return toWire(asked, { microchip: chip, lastVaccination: addDays(today, -vaccinatedDays(n)) });
}
