import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { useProduct } from '../remote/journey-context.tsx';
import { useWords } from '../words/use-words.ts';
import styles from './FormErrors.module.css';
import { leavesOut } from './sensitive-step.ts';

/** Says that a draft came back, and where the form asks for ids or health, that those did not. */
export function RestoredNotice({ restored, onClear }: { restored: boolean; onClear?: () => void }) {
  const { t } = useWords();
  const product = useProduct();
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
        {leavesOut(product) && t('form.draft.note')}
      </Notice>
    </div>
  );
}
