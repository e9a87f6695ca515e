import { formatRoundMoney } from '@sigorta/i18n/money';
import { fieldId } from '@sigorta/journey/form/field-id';
import grid from '@sigorta/journey/payment/FieldGrid.module.css';
import { useLanguage } from '@sigorta/runtime/runtime';
import { TextInput } from '@sigorta/ui-kit/field/TextInput.tsx';
import type { GeneralPayment } from './use-general-payment.ts';
import type { Options } from './use-options.ts';
import { usePaymentWords } from './use-payment-texts.ts';

interface FreeFieldsProps {
  payment: GeneralPayment;
  options: Options;
  faultOf: (field: string) => string | null;
}

export function FreeFields({ payment, options, faultOf }: FreeFieldsProps) {
  const { t } = usePaymentWords();
  const language = useLanguage();
  const limits = {
    least: formatRoundMoney(options.least, language),
    most: formatRoundMoney(options.most, language),
  };
  return (
    <section aria-labelledby="free-title">
      <h2 id="free-title">{t('free.title')}</h2>
      <div className={grid.grid}>
        <div className={grid.half}>
          <TextInput
            id={fieldId('reference')}
            name="reference"
            dir="ltr"
            label={t('free.reference')}
            hint={t('free.reference.hint')}
            error={faultOf('reference')}
            defaultValue={payment.draft?.reference}
            autoComplete="off"
            maxLength={60}
            onChange={() => payment.mend('reference')}
          />
        </div>
        <div className={grid.half}>
          <TextInput
            id={fieldId('amount')}
            name="amount"
            dir="ltr"
            inputMode="decimal"
            label={t('free.amount')}
            hint={t('free.amount.hint', limits)}
            error={faultOf('amount')}
            defaultValue={payment.draft?.amount}
            autoComplete="off"
            maxLength={16}
            onChange={(event) => {
              payment.typeAmount(event.target.value);
              payment.mend('amount');
            }}
          />
        </div>
      </div>
    </section>
  );
}
