import { atNextTry } from '@sigorta/i18n/fetched-once';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '../button/Button.tsx';
import { useUiText } from '../text/ui-texts.tsx';
import type { FailedProps } from './later.tsx';
import styles from './NotCome.module.css';

/** In place of a part that did not come. A press elsewhere asks for nothing: it may be on its way to these buttons. */
export function NotCome({ again, onClose }: FailedProps) {
  const text = useUiText();
  const onLine = useEffectEvent(again);
  useEffect(() => atNextTry(onLine, ['online']), []);
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
