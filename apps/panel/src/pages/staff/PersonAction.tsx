import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { useState } from 'react';
import styles from './Staff.module.css';
import { useStaffTexts } from './use-staff-texts.ts';

interface PersonActionProps {
  /** key of the texts: `action.off` names it, `action.off.text` says what follows */
  action: 'again' | 'off' | 'on' | 'factor';
  busy: boolean;
  onSure: () => void;
}

/** An action with its consequence beside it; it is asked for twice. */
export function PersonAction({ action, busy, onSure }: PersonActionProps) {
  const t = useStaffTexts();
  const [asked, setAsked] = useState(false);
  const name = t(`action.${action}`);
  return (
    <div className={styles.action}>
      <p>{t(`action.${action}.text`)}</p>
      {asked ? (
        <fieldset className={styles.sure}>
          <legend className={styles.question}>{t('action.sure')}</legend>
          <Button variant="text" size="s" onClick={() => setAsked(false)}>
            {t('cancel')}
          </Button>
          <Button size="s" busy={busy} onClick={onSure} autoFocus>
            {name}
          </Button>
        </fieldset>
      ) : (
        <Button variant="outline" size="s" onClick={() => setAsked(true)}>
          {name}
        </Button>
      )}
    </div>
  );
}
