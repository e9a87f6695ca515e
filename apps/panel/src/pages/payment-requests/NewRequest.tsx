import { lira } from '@sigorta/contracts/money';
import {
  type PaymentRequestRow,
  panelPaymentRequestCreate,
  paymentRequestLengths,
} from '@sigorta/contracts/panel/payment-requests';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { languages } from '@sigorta/i18n/language';
import { languageNames } from '@sigorta/i18n/language-names';
import { useLanguage, useNamespace, useTexts } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Dialog } from '@sigorta/ui-kit/dialog/Dialog.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { Checkbox } from '@sigorta/ui-kit/field/Checkbox.tsx';
import { ErrorSummary } from '@sigorta/ui-kit/field/ErrorSummary.tsx';
import { Select } from '@sigorta/ui-kit/field/Select.tsx';
import { TextInput } from '@sigorta/ui-kit/field/TextInput.tsx';
import { Cluster, Grid } from '@sigorta/ui-kit/layout/Page.tsx';
import { type FormEvent, useId } from 'react';
import { useTypedAmount } from '../../detail/use-typed-amount.ts';
import styles from './LinkDialog.module.css';
import { usePaymentRequestsTexts } from './use-payment-requests-texts.ts';

interface NewRequestProps {
  onClose: () => void;
  onCreated: (row: Pick<PaymentRequestRow, 'id' | 'purpose' | 'channels'>) => void;
}

/* what has a hint stands beside what has one */
const inputs = ['name', 'purpose', 'phone', 'birthYear', 'email', 'reference'] as const;
const needed: readonly string[] = ['name', 'purpose'];
const hints = {
  purpose: 'form.purpose.hint',
  phone: 'form.phone.hint',
  birthYear: 'form.birthYear.hint',
} as const;
const ltr: readonly string[] = ['reference', 'phone', 'birthYear', 'email'];

/** Who shall pay what for which policy, and what opens the link. */
export function NewRequest({ onClose, onCreated }: NewRequestProps) {
  const t = usePaymentRequestsTexts();
  const common = useTexts('common');
  const messageText = useNamespace('common');
  const language = useLanguage();
  const id = useId();
  const { unclear, read } = useTypedAmount();
  const { state, code, fields: faults, act } = useAction(panelPaymentRequestCreate);
  const idOf = (field: string): string => `${id}-${field.split('.')[0]}`;
  const errorOf = (field: string): string | null => {
    const fault = faults.find((one) => one.field.split('.')[0] === field);
    return fault ? messageText(fault.message) : null;
  };
  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (name: string): string => String(data.get(name) ?? '').trim();
    const amount = read(text('amount'));
    if (amount === 'unclear') return document.getElementById(idOf('amount'))?.focus();
    const purpose = text('purpose');
    const [phone, email] = [text('phone'), text('email')];
    const created = await act({
      amount: lira(amount ?? 0),
      purpose,
      reference: text('reference'),
      language: languages.find((one) => one === text('language')) ?? language,
      name: text('name'),
      phone,
      email,
      birthYear: text('birthYear'),
      days: Number(text('days')),
      send: (['sms', 'mail'] as const).filter((channel) => data.has(channel)),
    });
    const channels = [...(phone ? ['sms' as const] : []), ...(email ? ['mail' as const] : [])];
    if (created) onCreated({ id: created.id, purpose, channels });
  };
  return (
    <Dialog
      open
      size="l"
      onClose={onClose}
      backdropCloses={false}
      title={t('new')}
      actions={
        <Button type="submit" form={id} busy={state === 'busy'}>
          {t('form.create')}
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void send(event)}>
        {faults.length > 0 && (
          <ErrorSummary
            title={t('form.errors')}
            errors={faults.map(({ field, message }) => ({ id: idOf(field), message: messageText(message) }))}
          />
        )}
        {state === 'failed' && faults.length === 0 && (
          <Notice tone="bad" role="alert">
            {common(`error.${code}`)}
          </Notice>
        )}
        <Grid columns={2} className={styles.fields}>
          <TextInput
            id={idOf('amount')}
            name="amount"
            dir="ltr"
            inputMode="decimal"
            label={t('form.amount')}
            error={unclear ?? errorOf('amount')}
            maxLength={16}
          />
          {inputs.map((name) => (
            <TextInput
              key={name}
              className={name === 'purpose' ? styles.line : undefined}
              id={idOf(name)}
              name={name}
              {...(ltr.includes(name) && { dir: 'ltr' as const })}
              {...(name === 'birthYear' && { inputMode: 'numeric' as const })}
              label={t(`form.${name}`)}
              hint={name in hints ? t(hints[name as keyof typeof hints]) : undefined}
              error={errorOf(name)}
              optional={!needed.includes(name)}
              autoComplete="off"
              maxLength={paymentRequestLengths[name]}
            />
          ))}
          <Select
            id={idOf('language')}
            name="language"
            label={t('form.language')}
            defaultValue={language}
            options={languages.map((value) => ({ value, label: languageNames[value] }))}
          />
          <Select
            id={idOf('days')}
            name="days"
            label={t('form.days')}
            defaultValue="3"
            options={(['1', '3', '7', '30'] as const).map((value) => ({
              value,
              label: t(`form.days.${value}`),
            }))}
          />
          <Cluster gap={6} className={styles.line}>
            <Checkbox id={idOf('sms')} name="sms" label={t('form.sms')} />
            <Checkbox id={idOf('mail')} name="mail" label={t('form.mail')} />
          </Cluster>
        </Grid>
      </form>
    </Dialog>
  );
}
