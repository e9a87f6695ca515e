import type { AnswerOf } from '@sigorta/contracts/operation';
import { sendingResume, sendingView } from '@sigorta/contracts/panel/sending';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { useQuery } from '@sigorta/gateway-client/react/use-query';
import { formatList } from '@sigorta/i18n/list';
import { useLanguage } from '@sigorta/runtime/runtime';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { useMay } from '../../app/staff-context.tsx';
import { AskWithReason } from '../../detail/AskWithReason.tsx';
import styles from '../../detail/Detail.module.css';
import { Instant } from '../../list/cells/Instant.tsx';
import { useProposalsTexts } from './use-proposals-texts.ts';

type Sending = AnswerOf<typeof sendingView>;
const nothing = {};

/** Told to those who may switch it on; nothing while it is on. */
export function SendingOff() {
  return useMay()('transfers:confirm') ? <Off /> : null;
}

function Off() {
  const language = useLanguage();
  const t = useProposalsTexts();
  const { answer: sending, retry } = useQuery(sendingView, nothing);
  if (!sending || sending.isOn) return null;
  const { hindrance, since, isAsked, differences, unfinished, silent } = sending;
  return (
    <Notice tone="warn">
      <div className={styles.form}>
        <p>
          <b>{t('sending.off')}</b> {since && <Instant at={since} />}
        </p>
        <p>{t('sending.open', { differences, unfinished })}</p>
        {hindrance !== null && <p>{t(`sending.${hindrance}`, { silent: formatList(silent, language) })}</p>}
        {isAsked && <p>{t('sending.asked')}</p>}
        {hindrance === null && !isAsked && <Ask sending={sending} again={retry} />}
      </div>
    </Notice>
  );
}

/** Asks a second person, with the number of differences that is shown. */
function Ask({ sending: { differences }, again }: { sending: Sending; again: () => void }) {
  const t = useProposalsTexts();
  const { state, code, act } = useAction(sendingResume);
  const ask = async (reason: string): Promise<boolean> => {
    const answer = await act({ differences, reason });
    if (answer) again();
    return Boolean(answer);
  };
  return (
    <AskWithReason
      label={t('sending.ask')}
      title={t('sending.ask')}
      send={t('sending.send')}
      reason={t('reason')}
      state={state}
      code={code}
      ask={ask}
      /* refused: the books stand otherwise than they were shown */
      onClose={() => state === 'failed' && again()}
    >
      {() => <p>{t('sending.text', { differences })}</p>}
    </AskWithReason>
  );
}
