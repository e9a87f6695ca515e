import { expect, test } from 'vitest';
import { readTexts, textLanguages } from './read-texts.ts';

/** Numbers that fall into every category of the four languages. */
const counts = [0, 1, 2, 3, 5, 11, 21, 100];
const form = /_(zero|one|two|few|many|other)$/;

test.each(textLanguages)(
  'every counted text of %s has words of its own for 0, 1, 2, 3, 5, 11, 21 and 100',
  async (language) => {
    const rules = new Intl.PluralRules(language);
    const texts = await readTexts(language);
    const known = new Set(texts.map(({ place }) => place));
    const stems = new Set(
      texts.filter(({ place }) => form.test(place)).map(({ place }) => place.replace(form, '')),
    );
    expect(stems.size).toBeGreaterThan(0);
    const missing = [...stems].flatMap((stem) =>
      counts
        .filter((count) => !known.has(`${stem}_${rules.select(count)}`) && !known.has(stem))
        .map((count) => `${stem} for ${count}`),
    );
    expect(missing).toEqual([]);
  },
);
