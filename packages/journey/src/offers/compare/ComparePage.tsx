import type { Offer } from '@sigorta/contracts/offer';
import { useDocumentHead } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Switch } from '@sigorta/ui-kit/field/Switch.tsx';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import { useEffect, useRef, useState } from 'react';
import { useProduct } from '../../remote/journey-context.tsx';
import { RateNote } from '../../words/RateNote.tsx';
import { useWords } from '../../words/use-words.ts';
import { compareOffers } from '../compare-offers.ts';
import { BoughtNotice } from '../ListNotices.tsx';
import { QuoteSummaryLine } from '../QuoteSummaryLine.tsx';
import type { QuoteState } from '../quote-state.ts';
import { sortOffers } from '../sort-offers.ts';
import styles from './ComparePage.module.css';
import { CompareTable } from './CompareTable.tsx';

interface ComparePageProps {
  quote: QuoteState;
  offers: readonly Offer[];
  onClose: () => void;
}

/** Offers side by side: what is equal recedes, what differs comes forward, each advantage with its reason. */
export function ComparePage({ quote, offers, onClose }: ComparePageProps) {
  const { t } = useWords();
  const { coverages } = useProduct();
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  /* a price that is asked for again takes no column away from under a finger */
  const [order] = useState(() => sortOffers(offers, 'price').map(({ id }) => id));
  const sorted = offers.toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
  const comparison = compareOffers(sorted, coverages);
  const title =
    comparison.differences === 0
      ? t('compare.same')
      : t('compare.heading', { count: sorted.length, differences: comparison.differences });
  const rate = sorted.find(({ exchangeRate }) => exchangeRate)?.exchangeRate;
  const heading = useRef<HTMLHeadingElement>(null);
  useDocumentHead({ title });
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Container>
      <div className={styles.top}>
        <div data-print="hide">
          <Button variant="text" size="m" icon="back" onClick={onClose}>
            {t('compare.back')}
          </Button>
        </div>
        <h1 className={styles.title} ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <QuoteSummaryLine quote={quote} />
        <div className={styles.tools}>
          <span className={styles.key}>{t('compare.key.differs')}</span>
          <span className={`${styles.key} ${styles.better}`}>{t('compare.key.better')}</span>
          <Switch
            id="only-differences"
            label={t('compare.onlyDifferences')}
            checked={onlyDifferences}
            onChange={(event) => setOnlyDifferences(event.target.checked)}
          />
        </div>
      </div>
      <BoughtNotice />
      <CompareTable
        offers={sorted}
        comparison={comparison}
        onlyDifferences={onlyDifferences}
        was={quote.was}
      />
      <p className={styles.note}>
        {rate && <RateNote rate={rate} />} {t('offer.binding')}
      </p>
    </Container>
  );
}
