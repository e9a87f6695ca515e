import type { Offer } from '@sigorta/contracts/offer';
import { formatRoundMoney } from '@sigorta/i18n/money';
import type { Narrowing } from '@sigorta/product-kit/renewal/narrower';
import { limitText } from '../../words/limit-text.ts';
import { useWords } from '../../words/use-words.ts';

/** One difference of two offers in words: `here` is the offer that is read, `there` the cheapest. */
export function useDifferenceWords() {
  const words = useWords();
  const { t, find, language } = words;
  const coverOf = (code: string): string => find(`coverage.${code}`);
  const excludedBy = (code: string): string => find(`exclusion.${code}`) || code;
  /** @param one where the cheapest is narrower than the offer */
  const more = (one: Narrowing, offer: Offer): string => {
    switch (one.kind) {
      case 'gone':
        return t('against.more.gone', { cover: coverOf(one.code) });
      case 'lower':
      case 'other':
        return t(one.kind === 'lower' ? 'against.limit' : 'against.other', {
          cover: coverOf(one.code),
          here: limitText(one.was, words),
          there: limitText(one.now, words),
        });
      case 'excess': {
        const there = formatRoundMoney(one.now, language);
        return offer.deductible && offer.deductible.minor > 0
          ? t('against.excess', { here: formatRoundMoney(offer.deductible, language), there })
          : t('against.more.noExcess', { there });
      }
      case 'excluded':
        return t('against.more.excluded', { what: excludedBy(one.code) });
      case 'territory':
        return t('against.more.territory');
    }
  };
  /** @param one where the offer is narrower than the cheapest */
  const less = (one: Narrowing): string => {
    switch (one.kind) {
      case 'gone':
        return t('against.less.gone', { cover: coverOf(one.code) });
      case 'lower':
      case 'other':
        return t('against.limit', {
          cover: coverOf(one.code),
          here: limitText(one.now, words),
          there: limitText(one.was, words),
        });
      case 'excess': {
        const here = formatRoundMoney(one.now, language);
        return one.was && one.was.minor > 0
          ? t('against.excess', { here, there: formatRoundMoney(one.was, language) })
          : t('against.less.newExcess', { here });
      }
      case 'excluded':
        return t('against.less.excluded', { what: excludedBy(one.code) });
      case 'territory':
        return t('against.less.territory');
    }
  };
  return { more, less };
}
