import type { AnswerOf } from '@sigorta/contracts/operation';
import { rateHoldSet, type ratesView } from '@sigorta/contracts/panel/rates';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { formatDateTime } from '@sigorta/i18n/date';
import { formatMoney } from '@sigorta/i18n/money';
import { useLanguage } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { SegmentedControl } from '@sigorta/ui-kit/field/SegmentedControl.tsx';
import { TextInput } from '@sigorta/ui-kit/field/TextInput.tsx';
import { readWhole } from '@sigorta/validators/amount';
import { type FormEvent, useState } from 'react';
import { Refused } from '../../detail/Refused.tsx';
import { Box } from '../../layout/Box.tsx';
import { OpenPromises } from './OpenPromises.tsx';
import styles from './RatesPage.module.css';
import { useRatesTexts } from './use-rates-texts.ts';

type Hold = AnswerOf<typeof ratesView>['hold'];

const leastReason = 10;

/** lira; the contract takes no more */
const mostLira = 10_000_000_000;

/** Whole lira as one types them, with or without points; null for anything else. */
const typedLira = (text: string): number | null => {
  const read = readWhole(text);
  return read === null || read > mostLira ? null : read;
};

/** What held rates may come to, and the switch and the cap that bound it. */
export function HoldBox({ hold, onChanged }: { hold: Hold; onChanged: () => void }) {
  const t = useRatesTexts();
  const language = useLanguage();
  const cap = formatMoney(hold.cap, language);
  return (
    <Box title={t('hold')}>
      <p className={styles.note}>
        {t(hold.on ? 'hold.on.text' : 'hold.off.text', { cap })}{' '}
        {hold.since && t('source.since', { at: formatDateTime(hold.since, language) })}
      </p>
      <OpenPromises open={hold.open} />
      {hold.asked && (
        <Notice tone="info" role="status">
          {t('hold.asked')}
        </Notice>
      )}
      <HoldForm hold={hold} onChanged={onChanged} />
    </Box>
  );
}

/** Less is said by one person and counts at once; more is asked of a second one. */
function HoldForm({ hold, onChanged }: { hold: Hold; onChanged: () => void }) {
  const t = useRatesTexts();
  /* what was not touched follows the page: somebody else may change it */
  const [typedOn, setOn] = useState<string | null>(null);
  const [typedCap, setCap] = useState<string | null>(null);
  const on = typedOn ?? (hold.on ? 'on' : 'off');
  const cap = typedCap ?? String(Math.round(hold.cap.minor / 100));
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { state, code, act } = useAction(rateHoldSet);
  const capLira = typedLira(cap);
  const wanted = { on: on === 'on', capMinor: (capLira ?? 0) * 100 };
  const isChanged = wanted.on !== hold.on || wanted.capMinor !== hold.cap.minor;
  const isMore = (wanted.on && !hold.on) || wanted.capMinor > hold.cap.minor;
  const tooShort = reason.trim().length < leastReason;
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (tooShort || capLira === null) return;
    const was = { on: hold.on, capMinor: hold.cap.minor };
    if (await act({ ...wanted, was, reason })) {
      setOn(null);
      setCap(null);
      setReason('');
      setTried(false);
    }
    onChanged();
  };
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
      <SegmentedControl
        id="hold"
        name="hold"
        label={t('hold.switch')}
        value={on}
        onChange={setOn}
        options={(['on', 'off'] as const).map((value) => ({ value, label: t(`hold.${value}`) }))}
      />
      <TextInput
        id="cap"
        label={t('hold.cap')}
        hint={t('hold.cap.hint')}
        inputMode="numeric"
        width="s"
        suffix="TL"
        value={cap}
        onChange={(event) => setCap(event.currentTarget.value)}
        error={tried && capLira === null ? t('hold.cap.wrong') : null}
      />
      {isChanged && (
        <>
          <Notice tone="warn">
            {t(isMore ? 'hold.more' : 'hold.less')} {!isMore && hold.asked && t('hold.lapses')}
          </Notice>
          <TextInput
            id="hold-reason"
            label={t('reason')}
            hint={t('reason.hint')}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            error={tried && tooShort ? t('hold.reason.wrong') : null}
          />
          <Button type="submit" busy={state === 'busy'}>
            {t(isMore ? 'hold.ask' : 'hold.change')}
          </Button>
        </>
      )}
      <Refused code={code} />
    </form>
  );
}
