import { useNavigate } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Dialog } from '@sigorta/ui-kit/dialog/Dialog.tsx';
import { useEffect, useState } from 'react';
import { usePartnersTexts } from './use-partners-texts.ts';

/** Leaving with changes that were not saved asks first: by the browser when the page goes, by us when a link is pressed. */
export function UnsavedGuard({ on }: { on: boolean }) {
  const t = usePartnersTexts();
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<string | null>(null);
  useEffect(() => {
    if (!on) return;
    const beforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
      if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || !isPlain) return;
      const url = new URL(link.href);
      if (url.origin !== location.origin || url.pathname === location.pathname) return;
      event.preventDefault();
      event.stopPropagation();
      setWanted(url.pathname + url.search);
    };
    addEventListener('beforeunload', beforeUnload);
    document.addEventListener('click', onClick, true);
    return () => {
      removeEventListener('beforeunload', beforeUnload);
      document.removeEventListener('click', onClick, true);
    };
  }, [on]);
  return (
    <Dialog
      open={wanted !== null}
      onClose={() => setWanted(null)}
      size="s"
      title={t('unsaved.title')}
      actions={
        <>
          <Button variant="outline" onClick={() => navigate(wanted ?? '')}>
            {t('unsaved.leave')}
          </Button>
          <Button onClick={() => setWanted(null)}>{t('unsaved.stay')}</Button>
        </>
      }
    >
      <p>{t('unsaved.text')}</p>
    </Dialog>
  );
}
