import type { Money } from '@sigorta/contracts/money';
import type { Offer } from '@sigorta/contracts/offer';
import { formatRoundMoney } from '@sigorta/i18n/money';
import { type Narrowing, narrowings } from '@sigorta/product-kit/narrower';
import { limitText } from '../../words/limit-text.ts';
import { useWords } from '../../words/use-words.ts';

/** Two excesses of two currencies, as two limits of two kinds: nobody can say which is more. */
const isUnclear = (one: Narrowing): boolean =>
  one.kind === 'other' ||
  (one.kind === 'excess' && one.was !== null && one.was.currency !== one.now.currency);

const some = (excess: Money | null): Money | null => (excess && excess.minor > 0 ? excess : null);

/** What an offer has beyond another, what it lacks, and what cannot be measured against it; in words, each told once. */
export interface Differences {
  more: string[];
  less: string[];
  unclear: string[];
}

export function useDifferences(): (here: Offer, there: Offer) => Differences {
  const words = useWords();
  const { t, find, language } = words;
  const excess = (here: Money | null, there: Money | null): string => {
    const [own, other] = [some(here), some(there)].map((of) => of && formatRoundMoney(of, language));
    if (own && other) return t('against.excess', { here: own, there: other });
    return own
      ? t('against.less.newExcess', { here: own })
      : t('against.more.noExcess', { there: other ?? '' });
  };
  return (here, there) => {
    /** @param side where `one` is: of what the other offer is narrower in, or this one */
    const say = (one: Narrowing, side: 'more' | 'less'): string => {
      switch (one.kind) {
        case 'gone':
          return t(`against.${side}.gone`, { cover: find(`coverage.${one.code}`) });
        case 'lower':
        case 'other': {
          const [wide, narrow] = [limitText(one.was, words), limitText(one.now, words)];
          return t('against.limit', {
            cover: find(`coverage.${one.code}`),
            ...(side === 'more' ? { here: wide, there: narrow } : { here: narrow, there: wide }),
          });
        }
        case 'excess':
          return excess(here.deductible, there.deductible);
        case 'excluded':
          return t(`against.${side}.excluded`, { what: find(`exclusion.${one.code}`) || one.code });
        case 'territory':
          return t(`against.${side}.territory`);
      }
    };
    const sides = { more: narrowings(here, there), less: narrowings(there, here) };
    const told = (side: 'more' | 'less', unclear: boolean): string[] =>
      sides[side].filter((one) => isUnclear(one) === unclear).map((one) => say(one, side));
    return {
      more: told('more', false),
      less: told('less', false),
      unclear: [...new Set([...told('more', true), ...told('less', true)])],
    };
  };
}
