import { Chip } from '@sigorta/ui-kit/data/Chip.tsx';
import { Spinner } from '@sigorta/ui-kit/feedback/Spinner.tsx';
import { Icon } from '@sigorta/ui-kit/layout/Icon.tsx';
import { useProduct } from '../remote/journey-context.tsx';
import { useWords } from '../words/use-words.ts';
import styles from './ListBar.module.css';
import { answeredCount, pendingInsurers, type QuoteState } from './quote-state.ts';
import { coverageOf, isByCoverage, type SortOrder, sortOrders } from './sort-offers.ts';

interface ListBarProps {
  quote: QuoteState;
  order: SortOrder;
  onOrder: (order: SortOrder) => void;
  filterCount: number;
  onFilters: (() => void) | undefined;
}

/** How many have answered, and the order of the list. */
export function ListBar({ quote, order, onOrder, filterCount, onFilters }: ListBarProps) {
  const { t, find } = useWords();
  const { coverages } = useProduct();
  const orders = sortOrders(quote.offers, coverages);
  const nameOf = (known: SortOrder): string => {
    if (!isByCoverage(known)) return t(`sort.${known}`);
    return t('sort.coverage', { coverage: find(`coverage.${coverageOf(known)}`) });
  };
  const pending = pendingInsurers(quote).length;
  const running = quote.phase === 'running' && pending > 0;
  const counts = { answered: answeredCount(quote), total: quote.insurers.length };
  return (
    <div className={styles.bar}>
      {/* whoever listens hears how many answered once, when all have */}
      <p className={styles.live} role="status" aria-busy={running}>
        {running && <Spinner size="s" />}
        <span>
          <bdi>{t('offers.answered', counts)}</bdi>
          <em>{running ? ` · ${t('offers.pending', { count: pending })}` : ''}</em>
        </span>
      </p>
      <div className={styles.tools}>
        {onFilters && (
          <Chip icon="filter" className={styles.filter} onClick={onFilters}>
            {filterCount > 0 ? t('filter.openCount', { count: filterCount }) : t('filter.open')}
          </Chip>
        )}
        <label className={styles.sort}>
          <Icon name="sort" size={16} />
          <select
            aria-label={t('sort.label')}
            value={order}
            onChange={(event) => onOrder(orders.find((known) => known === event.target.value) ?? 'price')}
          >
            {orders.map((known) => (
              <option key={known} value={known}>
                {nameOf(known)}
              </option>
            ))}
          </select>
          <Icon name="down" size={16} />
        </label>
      </div>
    </div>
  );
}
