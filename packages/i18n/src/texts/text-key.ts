import type { PluralForm } from './same-texts.ts';

/** What a text may be filled with: a name for each `{{place}}` of it; `count` picks the plural form. */
export type Places = Readonly<Record<string, string | number>>;

type PluralStem<Key> = Key extends `${infer Stem}_${PluralForm}` ? Stem : never;

/** Keys that may be asked of texts: the ones they have, and the stem of each plural (`days` of `days_one`). */
export type TextKey<Texts> = (keyof Texts & string) | PluralStem<keyof Texts>;

/**
 * Translation of a closed set of keys. One that knows more keys may be handed to whoever needs fewer, never the other
 * way round.
 */
export interface Translate<Key extends string> {
  (key: Key): string;
  (key: Key, places: Places): string;
}

/** Keys that the hook of some texts takes: `TextOf<typeof useLoginTexts>`. */
export type TextOf<UseTexts extends () => (key: never) => string> = Parameters<ReturnType<UseTexts>>[0];
