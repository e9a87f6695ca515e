import { formatRoundMoney } from '@sigorta/i18n/money';
import { useProduct } from '../../remote/journey-context.tsx';
import { limitText } from '../../words/limit-text.ts';
import { useWords } from '../../words/use-words.ts';
import type { FilterBox } from '../filter-offers.ts';

/** What a box of the filters is called, and what its group is; alone, a sum needs its group's name beside it. */
export function useBoxWords() {
  const { t, find, messageText, language } = useWords();
  const { coverages } = useProduct();
  const groupOf = (group: FilterBox['group']): string =>
    group === 'coverage' ? find(`coverage.${coverages[0]}`) : t(`filter.${group}`);
  const labelOf = ({ what }: FilterBox): string => {
    switch (what.kind) {
      case 'fits':
        return messageText(`fit.${what.authority}.fits`);
      case 'at-least':
        return t('filter.atLeast', { amount: limitText(what.limit, { t, language }) });
      case 'no-deductible':
        return t('filter.noDeductible');
      case 'deductible-up-to':
        return t('filter.deductibleUpTo', { amount: formatRoundMoney(what.amount, language) });
      case 'covers':
        return find(`coverage.${what.code}`);
      case 'installments':
        return t('filter.installments');
      case 'insurer':
        return what.name;
    }
  };
  const aloneOf = (box: FilterBox): string =>
    box.what.kind === 'at-least' || box.what.kind === 'deductible-up-to'
      ? `${groupOf(box.group)}: ${labelOf(box)}`
      : labelOf(box);
  return { groupOf, labelOf, aloneOf };
}
