import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { Spinner } from '@sigorta/ui-kit/feedback/Spinner.tsx';
import { useAccountTexts } from '../use-account-texts.ts';
import styles from './Sections.module.css';

/** A section before its contents are there. */
export function Waiting({ state, onRetry }: { state: 'idle' | 'loading' | 'failed'; onRetry: () => void }) {
  const t = useAccountTexts();
  if (state !== 'failed') {
    return (
      <p role="status" className={styles.waiting}>
        <Spinner /> {t('wait')}
      </p>
    );
  }
  return (
    <Notice
      tone="bad"
      role="alert"
      title={t('failed')}
      actions={
        <Button variant="outline" icon="refresh" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    />
  );
}
