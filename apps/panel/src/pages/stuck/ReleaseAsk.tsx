import { refundRelease } from '@sigorta/contracts/panel/refund-asks';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { AskWithReason } from '../../detail/AskWithReason.tsx';
import styles from '../../detail/Detail.module.css';
import { useListTexts } from '../../list/use-list-texts.ts';

/** Asks a second person to let all refunds go that the hourly ceiling holds. */
export function ReleaseAsk() {
  const t = useListTexts();
  const { state, code, act } = useAction(refundRelease);
  if (state === 'done')
    return (
      <p role="status" className={styles.quiet}>
        {t('release.sent')}
      </p>
    );
  return (
    <AskWithReason
      label={t('release.ask')}
      title={t('release.title')}
      reason={t('release.reason')}
      state={state}
      code={code}
      ask={async (reason) => Boolean(await act({ reason }))}
    >
      {() => <p>{t('release.text')}</p>}
    </AskWithReason>
  );
}
