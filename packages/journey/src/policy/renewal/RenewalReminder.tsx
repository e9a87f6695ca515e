import { purchaseRenewal } from '@sigorta/contracts/operations/purchase-renewal';
import type { RenewalView } from '@sigorta/contracts/renewal';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { formatDate } from '@sigorta/i18n/date';
import { formatList } from '@sigorta/i18n/list';
import { Switch } from '@sigorta/ui-kit/field/Switch.tsx';
import { useState } from 'react';
import { useWords } from '../../words/use-words.ts';
import type { Purchase } from '../polling.ts';
import { NewPrices } from './NewPrices.tsx';
import styles from './RenewalReminder.module.css';

/** Whether prices are asked for again before the policy ends. It is off until its owner says so, and nothing is ever charged. */
export function RenewalReminder({ purchase }: { purchase: Purchase }) {
  const renewal = purchase.personal?.renewal;
  return renewal ? <Reminder purchaseId={purchase.purchaseId} renewal={renewal} /> : null;
}

interface ReminderProps {
  purchaseId: string;
  renewal: RenewalView;
}

function Reminder({ purchaseId, renewal }: ReminderProps) {
  const { t, language } = useWords();
  const { state, act } = useAction(purchaseRenewal);
  /* shown at once as it was pressed; what the gateway said last stays */
  const [pressed, setPressed] = useState<boolean | null>(null);
  const [told, setTold] = useState<Pick<RenewalView, 'isOn' | 'days'>>(renewal);
  const isOn = pressed ?? told.isOn;
  const choose = async (wanted: boolean): Promise<void> => {
    setPressed(wanted);
    const answer = await act({ purchaseId, isOn: wanted });
    if (answer) setTold(answer);
    setPressed(null);
  };
  const days = told.days.map((day) => formatDate(day, language));
  return (
    <section className={styles.reminder} aria-labelledby="renewal-title">
      <h2 id="renewal-title">{t('renewal.title')}</h2>
      <NewPrices renewal={renewal} />
      {(days.length > 0 || isOn) && (
        <Switch
          id="renewal-switch"
          label={t('renewal.label')}
          checked={isOn}
          disabled={state === 'busy'}
          aria-describedby="renewal-note"
          onChange={(event) => void choose(event.target.checked)}
        />
      )}
      <p id="renewal-note" className={styles.note}>
        {t('renewal.note')}
      </p>
      <p className={styles.note} role="status">
        {state === 'failed'
          ? t('renewal.failed')
          : isOn &&
            (days.length > 0 ? t('renewal.days', { days: formatList(days, language) }) : t('renewal.none'))}
      </p>
    </section>
  );
}
