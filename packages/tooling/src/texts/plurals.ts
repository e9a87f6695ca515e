import type { TextLanguage, Told } from './read-texts.ts';

const form = /_(zero|one|two|few|many|other)$/;

/** Categories of a language that a counted text lacks; a text without a suffix stands for `other`. */
export function pluralFaults(texts: readonly Told[], language: TextLanguage): string[] {
  const known = new Set(texts.map(({ place }) => place));
  const stems = new Set(texts.flatMap(({ place }) => (form.test(place) ? [place.replace(form, '')] : [])));
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const has = (stem: string, category: string): boolean =>
    known.has(`${stem}_${category}`) || (category === 'other' && known.has(stem));
  return [...stems].flatMap((stem) =>
    pluralCategories
      .filter((category) => !has(stem, category))
      .map((category) => `${stem} lacks ${category}`),
  );
}

/** Texts in which a word follows a count, and which have one form for all numbers. In Turkish a counted word never changes. */
export function numberWithoutForms(texts: readonly Told[]): string[] {
  const counted = new Set(texts.flatMap(({ place }) => (form.test(place) ? [place.replace(form, '')] : [])));
  return texts
    .filter(
      ({ place, text }) =>
        /\{\{count\}\}[ \u00a0-]\p{L}/u.test(text) && !counted.has(place.replace(form, '')),
    )
    .map(({ place, text }) => `${place}: ${text}`);
}
