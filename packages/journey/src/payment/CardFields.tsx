import type { Translate } from '@sigorta/i18n/texts/text-key';
import { useNamespace, useToday } from '@sigorta/runtime/runtime';
import { CardNumberInput } from '@sigorta/ui-kit/field/CardNumberInput.tsx';
import { MaskedInput } from '@sigorta/ui-kit/field/MaskedInput.tsx';
import { Select } from '@sigorta/ui-kit/field/Select.tsx';
import { TextInput } from '@sigorta/ui-kit/field/TextInput.tsx';
import { keepDigits } from '@sigorta/validators/digits';
import { fieldId } from '../form/field-id.ts';
import type { tr } from '../texts/payment/tr.ts';
import styles from './CardFields.module.css';
import { type CardPart, cardName } from './card-form.ts';
import { useLeftCard } from './use-left-card.ts';
import type { Payment } from './use-payment.ts';

const months = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));
const yearsAhead = 15;

interface CardFieldsProps {
  payment: Pick<Payment, 'faultOf' | 'mend' | 'setPrefix'>;
  /** texts `card.*` of the group `payment` */
  t: Translate<keyof typeof tr>;
}

/** Uncontrolled inputs: what is typed stays in them until the one call that pays (decision 14). */
export function CardFields({ payment, t }: CardFieldsProps) {
  const thisYear = Number(useToday()?.slice(0, 4));
  const years = Array.from({ length: yearsAhead }, (_, at) => String(thisYear + at));
  const left = useLeftCard();
  const messageText = useNamespace('common');
  const told = (message: string | null): string | null => (message === null ? null : messageText(message));
  const common = (part: CardPart) => ({
    id: fieldId(cardName(part)),
    name: cardName(part),
    label: t(`card.${part}`),
    error: payment.faultOf(cardName(part)) ?? told(left.faultOf(part)),
    onBlur: left.leave(part),
  });
  const mend = (part: CardPart): void => {
    payment.mend(cardName(part));
    left.mend(part);
  };
  return (
    <section aria-labelledby="card-title">
      <h2 id="card-title">{t('card.title')}</h2>
      <div className={styles.grid}>
        <div className={styles.whole}>
          <CardNumberInput
            {...common('number')}
            onChange={(event) => {
              payment.setPrefix(keepDigits(event.target.value).slice(0, 8));
              mend('number');
            }}
          />
        </div>
        <div className={styles.half}>
          <TextInput
            {...common('firstName')}
            autoComplete="cc-given-name"
            maxLength={60}
            onChange={() => mend('firstName')}
          />
        </div>
        <div className={styles.half}>
          <TextInput
            {...common('lastName')}
            autoComplete="cc-family-name"
            maxLength={60}
            onChange={() => mend('lastName')}
          />
        </div>
        <div className={styles.third}>
          <Select
            {...common('month')}
            autoComplete="cc-exp-month"
            options={months.map((month) => ({ value: month, label: month }))}
            onChange={() => mend('month')}
          />
        </div>
        <div className={styles.third}>
          <Select
            {...common('year')}
            autoComplete="cc-exp-year"
            options={years.map((year) => ({ value: year, label: year }))}
            onChange={() => mend('year')}
          />
        </div>
        <div className={styles.third}>
          <MaskedInput
            {...common('cvv')}
            mask={(text) => keepDigits(text, 4)}
            inputMode="numeric"
            autoComplete="cc-csc"
            maxLength={4}
            onChange={() => mend('cvv')}
          />
        </div>
      </div>
    </section>
  );
}
