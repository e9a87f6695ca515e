import { fieldId } from '@sigorta/journey/form/field-id';
import grid from '@sigorta/journey/payment/FieldGrid.module.css';
import { EmailSlip } from '@sigorta/ui-kit/field/EmailSlip.tsx';
import { TextInput } from '@sigorta/ui-kit/field/TextInput.tsx';
import { emailLength } from '@sigorta/validators/email';
import { useRef, useState } from 'react';
import type { AskedSubject, GeneralPayment } from './use-general-payment.ts';
import { usePaymentWords } from './use-payment-texts.ts';

interface PayerFieldsProps {
  payment: GeneralPayment;
  subject: AskedSubject | null;
  faultOf: (field: string) => string | null;
}

export function PayerFields({ payment, subject, faultOf }: PayerFieldsProps) {
  const { t } = usePaymentWords();
  const known = subject?.request ?? payment.draft;
  const input = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState(known?.email ?? '');
  return (
    <section aria-labelledby="payer-title">
      <h2 id="payer-title">{t('payer.title')}</h2>
      <div className={grid.grid}>
        <div className={grid.half}>
          <TextInput
            id={fieldId('name')}
            name="name"
            label={t('payer.name')}
            error={faultOf('name')}
            defaultValue={known?.name}
            autoComplete="name"
            maxLength={120}
            onChange={() => payment.mend('name')}
          />
        </div>
        <div className={grid.half}>
          <TextInput
            id={fieldId('email')}
            name="email"
            type="email"
            inputMode="email"
            dir="ltr"
            label={t('payer.email')}
            error={faultOf('email')}
            defaultValue={known?.email}
            autoComplete="email"
            maxLength={emailLength}
            ref={input}
            onChange={(event) => {
              setEmail(event.target.value);
              payment.mend('email');
            }}
          />
          <EmailSlip
            typed={email}
            question={(meant) => t('email.slip', { email: meant })}
            take={t('email.slip.take')}
            onTake={(meant) => {
              if (input.current) input.current.value = meant;
              setEmail(meant);
            }}
          />
        </div>
      </div>
    </section>
  );
}
