import type { Offer } from '@sigorta/contracts/offer';
import { Link } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { buttonClass } from '@sigorta/ui-kit/button/button-class';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { use } from 'react';
import { isRemembered } from '../form/is-remembered.ts';
import { useProduct } from '../remote/journey-context.tsx';
import { useWords } from '../words/use-words.ts';
import { BoughtQuote } from './bought-quote.ts';
import { holds } from './holding.ts';
import styles from './OfferList.module.css';
import { useNow } from './use-now.ts';

/** Above the offers of a quote that is bought or being paid: no second one is sold. */
export function BoughtNotice() {
  const { t } = useWords();
  const { paths } = useProduct();
  const purchaseId = use(BoughtQuote);
  if (purchaseId === null) return null;
  return (
    <Notice
      tone="info"
      role="status"
      title={t('bought.title')}
      actions={
        <Link
          className={buttonClass({ variant: 'solid', size: 'm' })}
          to={`${paths.policy}?satin-alma=${purchaseId}`}
        >
          {t('bought.action')}
        </Link>
      }
    >
      {t('bought.text')}
    </Notice>
  );
}

/** Above the offers once none of them can be bought any more. */
export function ExpiredNotice({ offers }: { offers: readonly Offer[] }) {
  const { t } = useWords();
  const { id, paths } = useProduct();
  const now = useNow();
  const isBought = use(BoughtQuote) !== null;
  if (isBought || offers.some((offer) => holds(offer, now))) return null;
  return (
    <Notice
      tone="warn"
      role="status"
      title={t('offers.expired.title')}
      actions={
        <Link className={buttonClass({ variant: 'solid', size: 'm' })} to={paths.form}>
          {t('offers.askAgain')}
        </Link>
      }
    >
      {t('offers.expired.text')}
      {isRemembered(id) && ` ${t('offers.expired.kept')}`}
    </Notice>
  );
}

/** The line was lost before the last insurer had answered: in their place below, so that what came does not move. */
export function BrokenNotice({ onRetry }: { onRetry: () => void }) {
  const { t } = useWords();
  return (
    <div className={styles.broken}>
      <Notice
        tone="warn"
        role="status"
        actions={
          <Button variant="outline" size="m" icon="refresh" onClick={onRetry}>
            {t('retry')}
          </Button>
        }
      >
        {t('offers.broken')}
      </Notice>
    </div>
  );
}
