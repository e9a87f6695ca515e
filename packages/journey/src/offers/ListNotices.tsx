import { Link } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { buttonClass } from '@sigorta/ui-kit/button/button-class';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { useProduct } from '../remote/journey-context.tsx';
import { useWords } from '../words/use-words.ts';

interface ListNoticesProps {
  /** no offer of the list can be bought any more */
  isExpired: boolean;
  /** the line was lost before the last insurer had answered */
  isBroken: boolean;
  onRetry: () => void;
}

/** What stands above the offers when they are over or not all here. */
export function ListNotices({ isExpired, isBroken, onRetry }: ListNoticesProps) {
  const { t } = useWords();
  const { paths } = useProduct();
  return (
    <>
      {isExpired && (
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
        </Notice>
      )}
      {isBroken && (
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
      )}
    </>
  );
}
