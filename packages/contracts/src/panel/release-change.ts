import { languages } from '@sigorta/i18n/language';
import * as v from 'valibot';

/** What can differ between two releases of a family; each is one sentence of the panel. */
export const changeKinds = [
  'product-added',
  'product-removed',
  'field-added',
  'field-removed',
  'field-renamed',
  'field-required',
  'field-optional',
  'field-kind',
  'field-bound',
  'field-condition',
  'field-list',
  'field-look',
  'field-moved',
  'field-sealed',
  'field-opened',
  'field-order',
  'option-added',
  'option-removed',
  'option-order',
  'wire-field',
  'wire-option',
  'price-input-added',
  'price-input-removed',
  'persons',
  'step-added',
  'step-removed',
  'step-order',
  'consent-added',
  'consent-removed',
  'consent-required',
  'consent-optional',
  'consent-moved',
  'cover-added',
  'cover-removed',
  'cover-order',
  'rules',
  'payment-none',
  'payment-direct',
  'payment-secure',
  'cancellation',
  'currency',
  'category',
  'menu-group',
  'place',
  'page-added',
  'page-removed',
  'page-moved',
  'alias-added',
  'alias-removed',
  'summary',
  'texts',
  'faq',
  'weight',
  'files',
] as const;

export type ChangeKind = (typeof changeKinds)[number];

/** Limits of a field by their names in its declaration. */
export const fieldBounds = [
  'min',
  'max',
  'minAge',
  'maxAge',
  'minDays',
  'maxDays',
  'notBefore',
  'mask',
  'mustBeTrue',
  'open',
  'params',
  'unit',
] as const;

/** Where in a product a change lies, or what of a thing it is about. */
export const changeParts = [
  /* questions before the offers, of each person, and after payment */
  'form',
  'insured',
  'details',
  ...fieldBounds,
  /* of texts */
  ...languages,
  /* what a file is for */
  'browser',
  'server',
  'art',
] as const;

export type ChangePart = (typeof changeParts)[number];

/** Words of a declaration: names, codes, counts. */
const word = v.pipe(v.string(), v.maxLength(2_000));

export const releaseChangeSchema = v.object({
  kind: v.picklist(changeKinds),
  /** name of the product in the reader's language; null for what concerns all of the release */
  product: v.nullable(word),
  part: v.nullable(v.picklist(changeParts)),
  /** what it is about in the reader's language, or its name on the wire or in an address; empty when the kind says it all */
  subject: word,
  /** how it was and how it becomes, where the kind has them; bytes, counts and codes as they are */
  before: v.nullable(word),
  after: v.nullable(word),
});

export type ReleaseChange = v.InferOutput<typeof releaseChangeSchema>;
