import { languageOfPath, withoutLanguage } from '@sigorta/i18n/paths';
import { useLanguage, useLocation, useNavigate } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Dialog } from '@sigorta/ui-kit/dialog/Dialog.tsx';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { usePartnersTexts } from './use-partners-texts.ts';

/**
 * Leaving with changes that were not saved asks first: by the browser when the page goes, by us when a link is pressed or
 * the browser steps back. A step back cannot be refused, so the page stands twice in the history while there is something
 * to lose; the step from one to the other is the question.
 */
export function UnsavedGuard({ on }: { on: boolean }) {
  const t = usePartnersTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const isGuarded = (state as { guarded?: boolean } | null)?.guarded === true;
  const stood = useRef(false);
  const [wanted, setWanted] = useState<string | 'back' | null>(null);
  const guard = () => navigate(pathname + search, { state: { guarded: true } });
  const standGuard = useEffectEvent(guard);
  const stepBack = useEffectEvent(() => navigate(-1));
  useEffect(() => {
    if (isGuarded) stood.current = true;
    else if (stood.current) {
      stood.current = false;
      if (on) setWanted('back');
      else void stepBack();
    } else if (on) void standGuard();
  }, [on, isGuarded]);
  useEffect(() => {
    if (!on) return;
    const beforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
      if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || !isPlain) return;
      const url = new URL(link.href);
      /* another language is another document: the browser asks by itself */
      const isOurs = url.origin === location.origin && languageOfPath(url.pathname) === language;
      if (!isOurs || url.pathname === location.pathname) return;
      event.preventDefault();
      event.stopPropagation();
      setWanted(withoutLanguage(url.pathname) + url.search);
    };
    addEventListener('beforeunload', beforeUnload);
    document.addEventListener('click', onClick, true);
    return () => {
      removeEventListener('beforeunload', beforeUnload);
      document.removeEventListener('click', onClick, true);
    };
  }, [on, language]);
  const stay = () => {
    if (wanted === 'back') void guard();
    setWanted(null);
  };
  const leave = () => (wanted === 'back' ? navigate(-1) : navigate(wanted ?? '', { replace: true }));
  return (
    <Dialog
      open={wanted !== null}
      onClose={stay}
      size="s"
      title={t('unsaved.title')}
      actions={
        <>
          <Button variant="outline" onClick={() => void leave()}>
            {t('unsaved.leave')}
          </Button>
          <Button onClick={stay}>{t('unsaved.stay')}</Button>
        </>
      }
    >
      <p>{t('unsaved.text')}</p>
    </Dialog>
  );
}
