import { useLanguage } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { useState } from 'react';
import { useLoad } from '../../load/use-load.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './SaveQuote.module.css';

/** Keeps the quote behind a link; the dialog comes with the first press. */
export function SaveQuote({ quoteId }: { quoteId: string }) {
  const { t } = useWords();
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const { load, retry } = useLoad(open ? `save|${language}` : null, async () => {
    const { loadSaveDialog } = await import('./load-saved.ts');
    return { Dialog: await loadSaveDialog(language) };
  });
  return (
    <div className={styles.save}>
      <Button
        variant="outline"
        size="s"
        icon="qr"
        busy={open && load.state === 'loading'}
        aria-haspopup="dialog"
        onClick={() => (load.state === 'failed' ? retry() : setOpen(true))}
      >
        {t('offers.save')}
      </Button>
      {open && load.state === 'failed' && <p role="alert">{t('offers.saveFailed')}</p>}
      {open && load.state === 'ready' && (
        <load.value.Dialog quoteId={quoteId} onClose={() => setOpen(false)} />
      )}
    </div>
  );
}
