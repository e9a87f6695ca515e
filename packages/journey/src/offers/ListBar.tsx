import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { cx } from '@sigorta/ui-kit/class-names';
import { Chip } from '@sigorta/ui-kit/data/Chip.tsx';
import { Spinner } from '@sigorta/ui-kit/feedback/Spinner.tsx';
import { Icon } from '@sigorta/ui-kit/layout/Icon.tsx';
import { useState } from 'react';
import { useProduct } from '../remote/journey-context.tsx';
import { useWords } from '../words/use-words.ts';
import styles from './ListBar.module.css';
import { answeredCount, pendingInsurers, type QuoteState } from './quote-state.ts';
import { type SortOrder, sortOrders } from './sort-offers.ts';
import { useOrderName } from './use-order-name.ts';
import { WhyThisOrder } from './WhyThisOrder.tsx';

interface ListBarProps {
  quote: QuoteState;
  order: SortOrder;
  onOrder: (order: SortOrder) => void;
  /** offers that came after the list was sorted and stand below */
  lateCount: number;
  /** sorts them in */
  onPlace: () => void;
  filterCount: number;
  onFilters: (() => void) | undefined;
}

/** How many have answered, which of them came late, and the order of the list with its reason. */
export function ListBar(props: ListBarProps) {
  const { quote, order, onOrder, filterCount, onFilters } = props;
  const { t } = useWords();
  const nameOf = useOrderName();
  const orders = sortOrders(quote.offers, useProduct().coverages);
  return (
    <div className={styles.bar}>
      <Answers {...props} />
      <div className={styles.tools} data-print="hide">
        <WhyThisOrder order={order} />
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

function Answers({ quote, lateCount, onPlace }: ListBarProps) {
  const { t } = useWords();
  const pending = pendingInsurers(quote).length;
  const running = quote.phase === 'running' && pending > 0;
  const counts = { answered: answeredCount(quote), total: quote.insurers.length };
  /* a list that opened whole needs no line for it on a phone; one that filled before the buyer's eyes keeps it, so that nothing moves */
  const [hasFilled, setFilled] = useState(false);
  if (!hasFilled && (running || lateCount > 0)) setFilled(true);
  return (
    <div className={cx(styles.answers, !hasFilled && styles.told)}>
      {/* whoever listens hears how many answered once, when all have */}
      <p className={styles.live} role="status" aria-busy={running}>
        {running && <Spinner size="s" />}
        <span>
          <bdi>{t('offers.answered', counts)}</bdi>
          {running && lateCount === 0 && <em> · {t('offers.pending', { count: pending })}</em>}
        </span>
      </p>
      {/* and of every offer that waits below */}
      <div role="status" className={styles.late} data-print="hide">
        {lateCount > 0 && (
          <Button variant="soft" size="s" onClick={onPlace}>
            {t('offers.place', { count: lateCount })}
          </Button>
        )}
      </div>
    </div>
  );
}
