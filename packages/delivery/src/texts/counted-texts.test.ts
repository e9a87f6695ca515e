import { languages } from '@sigorta/i18n/language';
import { message } from '@sigorta/i18n/message';
import { readTexts } from '@sigorta/tooling/texts/read-texts';
import { expect, test } from 'vitest';

/** Numbers that fall into every category of the four languages. */
const counts = [0, 1, 2, 3, 5, 11, 21, 100, 101];

test.each(languages)(
  'every counted text of %s is said for 0 to 101 in the form of its number',
  async (language) => {
    const rules = new Intl.PluralRules(language);
    const texts = Object.fromEntries((await readTexts(language)).map(({ place, text }) => [place, text]));
    const stems = new Set(
      Object.keys(texts).flatMap((place) => place.match(/^(.*)_(?:one|other)$/)?.slice(1) ?? []),
    );
    expect(stems.size).toBeGreaterThan(15);
    const wrong: string[] = [];
    for (const stem of stems)
      for (const count of counts) {
        const form = texts[`${stem}_${rules.select(count)}`] ?? texts[stem] ?? '';
        const zero = count === 0 ? texts[`${stem}_zero`] : undefined;
        const said = message(texts, stem, language, { count });
        if (said !== (zero ?? form).replaceAll('{{count}}', String(count)))
          wrong.push(`${stem} ${count}: ${said}`);
      }
    expect(wrong).toEqual([]);
  },
);
