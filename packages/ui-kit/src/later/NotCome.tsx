import { atNextTry } from '@sigorta/i18n/fetched-once';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '../button/Button.tsx';
import { useUiText } from '../text/ui-texts.tsx';
import styles from './NotCome.module.css';

interface NotComeProps {
  again: () => void;
  onClose: (() => void) | undefined;
  isQuiet: boolean;
}

/** In place of a part that did not come. */
export function NotCome({ isQuiet, ...told }: NotComeProps) {
  return isQuiet ? <Quiet again={told.again} /> : <Told {...told} />;
}

function Quiet({ again }: Pick<NotComeProps, 'again'>) {
  const onTry = useEffectEvent(again);
  useEffect(() => atNextTry(onTry), []);
  return null;
}

/**
 * Says it, and asks again by itself when the line is back. A press elsewhere asks for nothing: it may be on its way to these buttons. It
 * comes with the first script of every page, where nothing could be fetched any more, so it stands on its own and not on a `Notice`.
 */
function Told({ again, onClose }: Omit<NotComeProps, 'isQuiet'>) {
  const text = useUiText();
  const onLine = useEffectEvent(again);
  useEffect(() => {
    window.addEventListener('online', onLine);
    return () => window.removeEventListener('online', onLine);
  }, []);
  return (
    <div className={styles.place}>
      <div className={styles.told} role="alert">
        <p className={styles.title}>{text('kit.notCome')}</p>
        <Button variant="outline" size="m" onClick={again}>
          {text('kit.retry')}
        </Button>
        {onClose && (
          <Button variant="text" size="m" onClick={onClose}>
            {text('kit.close')}
          </Button>
        )}
      </div>
    </div>
  );
}
