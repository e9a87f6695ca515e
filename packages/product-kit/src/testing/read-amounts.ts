import { numberLocales } from '@sigorta/i18n/locale';
import { readAmount, readWhole } from '@sigorta/validators/amount';
import type { Tried } from '@sigorta/validators/testing/try-days';
import { randomFrom } from './random-from.ts';

/* how the four languages write numbers, and Egypt with its own digits and signs */
const locales = [...Object.values(numberLocales), 'ar-EG-u-nu-arab', 'de-CH'].map((locale) => ({
  locale,
  whole: new Intl.NumberFormat(locale),
  exact: new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }),
  plain: new Intl.NumberFormat(locale, { minimumFractionDigits: 2, useGrouping: false }),
}));

/**
 * Amounts written by the engine in every locale and read by us: grouped, not grouped, with a unit, and whole.
 * @param count of amounts; each is written in every locale
 */
export function readAmounts(count: number, seed: number): Tried {
  const next = randomFrom(seed);
  const done: Tried = { tried: 0, wrong: [] };
  const expectRead = (told: string, read: number | null, meant: number): void => {
    done.tried += 1;
    if (read !== meant) done.wrong.push(told);
  };
  for (let round = 0; round < count; round++) {
    const minor = Math.floor(next() ** 6 * 100_000_000_000);
    const lira = Math.floor(minor / 100);
    for (const { locale, whole, exact, plain } of locales) {
      const amounts = [
        exact.format(minor / 100),
        plain.format(minor / 100),
        `${exact.format(minor / 100)} TL`,
      ];
      for (const text of amounts) expectRead(`${locale} ${text}`, readAmount(text), minor);
      expectRead(`${locale} ${whole.format(lira)}`, readWhole(whole.format(lira)), lira);
    }
  }
  return done;
}
