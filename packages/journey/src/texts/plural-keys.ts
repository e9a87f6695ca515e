/** Forms that only some languages have; i18next falls back to the key without a suffix. */
export type PluralForms = Partial<Record<`${string}_${'zero' | 'one' | 'two' | 'few' | 'many'}`, string>>;

/** Every key of the Turkish texts, and plural forms besides. */
export type TextsLike<Texts> = Record<keyof Texts, string> & PluralForms;
