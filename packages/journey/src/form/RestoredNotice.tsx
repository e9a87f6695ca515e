import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { useWords } from '../words/use-words.ts';
import styles from './FormErrors.module.css';

/** Says that a draft came back and what did not (ids are never kept). */
export function RestoredNotice({ restored, onClear }: { restored: boolean; onClear?: () => void }) {
  const { t } = useWords();
  if (!restored) return null;
  return (
    <div className={styles.errors} role="status">
      <Notice
        tone="info"
        title={t('form.draft.restored')}
        actions={
          onClear && (
            <Button variant="text" size="m" onClick={onClear}>
              {t('form.draft.clear')}
            </Button>
          )
        }
      >
        {t('form.draft.note')}
      </Notice>
    </div>
  );
}
