import { EmailSlip } from '@sigorta/ui-kit/field/EmailSlip.tsx';
import { TextInput } from '@sigorta/ui-kit/field/TextInput.tsx';
import type { ReactNode } from 'react';
import { fieldId } from '../form/field-id.ts';
import { useWords } from '../words/use-words.ts';
import { type BillingInput, billingInputs, billingName } from './asked.ts';
import styles from './FieldGrid.module.css';
import { PlaceField } from './PlaceField.tsx';
import type { Payment } from './use-payment.ts';

/** Address of the invoice. */
export function BillingFields({ payment }: { payment: Payment }) {
  const { t } = useWords();
  const { billing, setBilling } = payment;

  const common = (input: 'address' | 'email') => ({
    id: fieldId(billingName(input)),
    name: billingName(input),
    label: t(`billing.${input}`),
    error: payment.faultOf(billingName(input)),
    value: billing[input],
  });
  const change = (input: 'address' | 'email', value: string): void => {
    setBilling({ [input]: value });
    payment.mend(billingName(input));
  };
  const drawn: Readonly<Record<BillingInput, ReactNode>> = {
    district: <PlaceField payment={payment} />,
    address: (
      <TextInput
        {...common('address')}
        autoComplete="street-address"
        maxLength={300}
        onChange={(event) => change('address', event.target.value)}
      />
    ),
    email: (
      <>
        <TextInput
          {...common('email')}
          type="email"
          inputMode="email"
          dir="ltr"
          hint={t('billing.email.hint')}
          autoComplete="email"
          maxLength={254}
          onChange={(event) => change('email', event.target.value)}
        />
        <EmailSlip
          typed={billing.email}
          question={(email) => t('email.slip', { email })}
          take={t('email.slip.take')}
          onTake={(email) => change('email', email)}
        />
      </>
    ),
  };
  return (
    <section aria-labelledby="billing-title">
      <h2 id="billing-title">{t('billing.title')}</h2>
      <div className={styles.grid}>
        {billingInputs.map((input) => (
          <div key={input} className={styles.whole}>
            {drawn[input]}
          </div>
        ))}
      </div>
    </section>
  );
}
