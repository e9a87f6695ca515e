import type { Language } from '@sigorta/i18n/language';
import { formatList } from '@sigorta/i18n/list';
import { fillPlaces } from '@sigorta/i18n/message';
import { formatRoundMoney } from '@sigorta/i18n/money';
import type { Narrowing } from '@sigorta/product-kit/narrower';
import type { ProductTexts } from '@sigorta/product-kit/product';
import { documentTexts } from '../documents/texts/document-texts.ts';
import { limitOf, wordFor } from '../documents/words.ts';
import { renewalTexts } from './mail-texts.ts';

/** One narrowing in the words of its product. */
function wordsOf(one: Narrowing, texts: ProductTexts, language: Language): string {
  const t = renewalTexts[language].narrower;
  const fill = (text: string, places: Record<string, string>) => fillPlaces(text, places, language);
  const limit = (of: Parameters<typeof limitOf>[0]) => limitOf(of, language, documentTexts[language]).text;
  switch (one.kind) {
    case 'gone':
      return fill(t.gone, { cover: wordFor(texts, language, `coverage.${one.code}`) });
    case 'lower':
    case 'other':
      return fill(t[one.kind], {
        cover: wordFor(texts, language, `coverage.${one.code}`),
        was: limit(one.was),
        now: limit(one.now),
      });
    case 'excess':
      return one.was === null
        ? fill(t.newExcess, { now: formatRoundMoney(one.now, language) })
        : fill(t.excess, {
            was: formatRoundMoney(one.was, language),
            now: formatRoundMoney(one.now, language),
          });
    case 'excluded':
      return fill(t.excluded, { what: wordFor(texts, language, `exclusion.${one.code}`) });
    case 'territory':
      return t.territory;
  }
}

/** What became narrower of an insurer's offer, in one sentence; null where nothing did. */
export const narrowerWords = (
  insurer: string,
  found: readonly Narrowing[],
  texts: ProductTexts,
  language: Language,
): string | null =>
  found.length === 0
    ? null
    : fillPlaces(
        renewalTexts[language].narrower.of,
        {
          insurer,
          what: formatList(
            found.map((one) => wordsOf(one, texts, language)),
            language,
          ),
        },
        language,
      );
