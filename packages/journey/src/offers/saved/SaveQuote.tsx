import { useReading } from '@sigorta/gateway-client/react/use-reading';
import { useLanguage } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { useState } from 'react';
import { useWords } from '../../words/use-words.ts';
import styles from './SaveQuote.module.css';

/** Keeps the quote behind a link; the dialog comes with the first press. */
export function SaveQuote({ quoteId }: { quoteId: string }) {
  const { t } = useWords();
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const { state, answer, retry } = useReading(open ? `save|${language}` : null, async () => {
    const { loadSaveDialog } = await import('./load-saved.ts');
    return { Dialog: await loadSaveDialog(language) };
  });
  return (
    <div className={styles.save}>
      <Button
        variant="outline"
        size="s"
        icon="qr"
        busy={open && state === 'loading'}
        aria-haspopup="dialog"
        onClick={() => (state === 'failed' ? retry() : setOpen(true))}
      >
        <span className={styles.label}>{t('offers.save')}</span>
      </Button>
      {open && state === 'failed' && <p role="alert">{t('offers.saveFailed')}</p>}
      {open && state === 'ready' && <answer.Dialog quoteId={quoteId} onClose={() => setOpen(false)} />}
    </div>
  );
}
