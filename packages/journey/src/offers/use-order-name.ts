import { useWords } from '../words/use-words.ts';
import { coverageOf, isByCoverage, type SortOrder } from './sort-offers.ts';

/** What an order is called: in its list, and where it is told why the offers stand as they stand. */
export function useOrderName(): (order: SortOrder) => string {
  const { t, find } = useWords();
  return (order) =>
    isByCoverage(order)
      ? t('sort.coverage', { coverage: find(`coverage.${coverageOf(order)}`) })
      : t(`sort.${order}`);
}
