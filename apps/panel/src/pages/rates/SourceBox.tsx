import { rateKinds } from '@sigorta/contracts/offer';
import type { AnswerOf } from '@sigorta/contracts/operation';
import { rateSourceSet, type ratesView } from '@sigorta/contracts/panel/rates';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { formatDateTime } from '@sigorta/i18n/date';
import { formatMoney } from '@sigorta/i18n/money';
import { useLanguage, useTexts } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { RadioGroup } from '@sigorta/ui-kit/field/RadioGroup.tsx';
import { TextInput } from '@sigorta/ui-kit/field/TextInput.tsx';
import { type FormEvent, useState } from 'react';
import { Box } from '../../layout/Box.tsx';
import styles from './RatesPage.module.css';
import { useRatesTexts } from './use-rates-texts.ts';

interface SourceBoxProps {
  answer: AnswerOf<typeof ratesView>;
  onChanged: () => void;
}

/** Chooses the kind of rate, says what that changes, and asks for the reason. */
export function SourceBox({ answer: { source, since, bulletins }, onChanged }: SourceBoxProps) {
  const t = useRatesTexts();
  const common = useTexts('common');
  const language = useLanguage();
  /* what was not touched follows the page: somebody else may change it */
  const [typed, setTyped] = useState<string | null>(null);
  const kind = typed ?? source;
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const { state, code, fields, act } = useAction(rateSourceSet);
  const euro = bulletins.find(({ currency }) => currency === 'EUR')?.rates;
  /** what a premium of 100 euros costs by one of the rates */
  const costs = (of: (typeof rateKinds)[number]): string => {
    const rate = euro?.[of];
    return rate
      ? t('example', {
          amount: formatMoney({ minor: Math.round(Number(rate) * 10_000), currency: 'TRY' }, language),
        })
      : t('example.none');
  };
  const chosen = rateKinds.find((of) => of === kind) ?? source;
  const tooShort = reason.trim().length < 5;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (tooShort || chosen === source) return;
    const isTaken = await act({ kind: chosen, was: { kind: source }, reason });
    if (isTaken) {
      setTyped(null);
      setReason('');
      setAsked(false);
    }
    onChanged();
  };
  return (
    <Box title={t('source')}>
      <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
        <p className={styles.note}>
          {t('source.text')} {since && t('source.since', { at: formatDateTime(since, language) })}
        </p>
        <RadioGroup
          id="kind"
          name="kind"
          label={t('source.label')}
          value={kind}
          onChange={setTyped}
          options={rateKinds.map((of) => ({ value: of, label: `${t(`kind.${of}`)} · ${costs(of)}` }))}
        />
        {chosen !== source && (
          <>
            <Notice tone="warn">{t('effect')}</Notice>
            <TextInput
              id="reason"
              label={t('reason')}
              hint={t('reason.hint')}
              maxLength={300}
              value={reason}
              onChange={(event) => setReason(event.currentTarget.value)}
              error={asked && tooShort ? t('reason.wrong') : null}
            />
            <Button type="submit" busy={state === 'busy'}>
              {t('change')}
            </Button>
          </>
        )}
        {state === 'failed' && (
          <Notice tone="bad" role="alert">
            {fields.length > 0 ? t('missing') : common(`error.${code}`)}
          </Notice>
        )}
      </form>
    </Box>
  );
}
