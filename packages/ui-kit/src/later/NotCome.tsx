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

/**
 * In place of a part that did not come. It comes with the first script of every page, where nothing could be fetched any more, so it
 * stands on its own and not on a `Notice`. Where it is told, a press elsewhere asks for nothing: it may be on its way to these buttons.
 */
export function NotCome({ again, onClose, isQuiet }: NotComeProps) {
  const text = useUiText();
  const onTry = useEffectEvent(again);
  useEffect(() => atNextTry(onTry, isQuiet ? undefined : ['online']), [isQuiet]);
  if (isQuiet) return null;
  return (
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
  );
}
