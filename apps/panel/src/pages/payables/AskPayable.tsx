import type { AnswerOf } from '@sigorta/contracts/operation';
import { payableAsk, type payableStatement } from '@sigorta/contracts/panel/payables';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { useLanguage } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Dialog } from '@sigorta/ui-kit/dialog/Dialog.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { DateInput } from '@sigorta/ui-kit/field/DateInput.tsx';
import { TextInput } from '@sigorta/ui-kit/field/TextInput.tsx';
import { type FormEvent, type ReactNode, useState } from 'react';
import styles from '../../detail/Detail.module.css';
import { Refused } from '../../detail/Refused.tsx';
import { useDialogForm } from '../../detail/use-dialog-form.ts';
import { useUnclearAmount } from '../../detail/use-typed-amount.ts';
import { currencySign } from './currency-sign.ts';
import { readPayableForm } from './payable-form.ts';
import { Sum } from './Sum.tsx';
import { usePayablesTexts } from './use-payables-texts.ts';

interface AskPayableProps {
  answer: AnswerOf<typeof payableStatement>;
  today: string;
}

/** The button that opens the form of a payment that the bank sent; a second person decides it. */
export function AskPayable({ answer, today }: AskPayableProps) {
  const t = usePayablesTexts();
  const language = useLanguage();
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const [isUnclear, setUnclear] = useState(false);
  const { state, code, act, reset } = useAction(payableAsk);
  const forget = () => {
    setWrong([]);
    reset();
  };
  const { open, show, close } = useDialogForm({ onClose: forget });
  /** Names what cannot be read and goes to the first of it. */
  const point = (names: readonly string[]) => {
    setWrong(names);
    document.getElementById(names[0] ?? '')?.focus();
  };
  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = readPayableForm(new FormData(event.currentTarget), answer, { today, language });
    setUnclear('wrong' in form && form.isUnclear);
    if ('wrong' in form) return point(form.wrong);
    setWrong([]);
    await act(form.wanted);
  };
  if (answer.owedNow <= 0) return <p className={styles.quiet}>{t('pay.nothing')}</p>;
  const isSent = state === 'done';
  const submit = (
    <Button type="submit" form="ask-payable" busy={state === 'busy'}>
      {t('pay.send')}
    </Button>
  );
  const asked = (
    <Notice tone="ok" role="status">
      {t('pay.asked')}
    </Notice>
  );
  return (
    <>
      <Button icon="plus" onClick={show}>
        {t('pay.button')}
      </Button>
      <Dialog title={t('pay.button')} open={open} onClose={close} actions={isSent ? null : submit}>
        {isSent && asked}
        {!isSent && (
          <PayableForm
            answer={answer}
            wrong={wrong}
            isUnclear={isUnclear}
            onSubmit={(event) => void send(event)}
          >
            <Refused code={code} />
          </PayableForm>
        )}
      </Dialog>
    </>
  );
}

type WrongKey = 'amount.wrong' | 'paidOn.wrong' | 'bankReference.wrong' | 'reason.wrong';

interface PayableFormProps extends Pick<AskPayableProps, 'answer'> {
  /** names of fields that cannot be read */
  wrong: readonly string[];
  /** the amount could be two */
  isUnclear: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** what stands below the fields */
  children: ReactNode;
}

/** What was paid: how much, when, under which reference of the bank, and why. */
function PayableForm({ answer, wrong, isUnclear, onSubmit, children }: PayableFormProps) {
  const t = usePayablesTexts();
  const unclear = useUnclearAmount();
  const [paidOn, setPaidOn] = useState('');
  const { owedNow, currency } = answer;
  const error = (name: string, key: WrongKey) => (wrong.includes(name) ? t(key) : null);
  return (
    <form id="ask-payable" className={styles.form} noValidate onSubmit={onSubmit}>
      <p className={styles.quiet}>
        {t('owedNow')}: <Sum minor={owedNow} currency={currency} />
      </p>
      <TextInput
        id="amount"
        name="amount"
        label={t('amount')}
        inputMode="decimal"
        width="s"
        suffix={currencySign[currency]}
        error={isUnclear ? unclear : error('amount', 'amount.wrong')}
      />
      <DateInput
        id="paidOn"
        label={t('paidOn')}
        value={paidOn}
        onChange={setPaidOn}
        error={error('paidOn', 'paidOn.wrong')}
      />
      <input type="hidden" name="paidOn" value={paidOn} />
      <TextInput
        id="reference"
        name="reference"
        label={t('bankReference')}
        hint={t('bankReference.hint')}
        maxLength={60}
        error={error('reference', 'bankReference.wrong')}
      />
      <TextInput
        id="reason"
        name="reason"
        label={t('reason')}
        maxLength={500}
        error={error('reason', 'reason.wrong')}
      />
      {children}
    </form>
  );
}
