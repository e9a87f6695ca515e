export type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type PluralStem<Key> = Key extends `${infer Stem}_${PluralForm}` ? Stem : never;

/**
 * What a translation of `Source` must be: every key, and the plural forms its own language needs besides.
 * @example export const ar = { ... } satisfies SameTexts<typeof tr>;
 */
export type SameTexts<Source extends Record<string, string>> = Record<keyof Source, string> & {
  [Stem in PluralStem<keyof Source> as `${Stem}_${PluralForm}`]?: string;
};
