import { CardExpiryInput } from '@sigorta/ui-kit/field/CardExpiryInput.tsx';
import { CardNumberInput } from '@sigorta/ui-kit/field/CardNumberInput.tsx';
import { MaskedInput } from '@sigorta/ui-kit/field/MaskedInput.tsx';
import { TextInput } from '@sigorta/ui-kit/field/TextInput.tsx';
import { keepDigits } from '@sigorta/validators/digits';
import type { IsoDate } from '@sigorta/validators/iso-date';
import styles from './CardFields.module.css';
import { type CardFaults, type CardNames, type CardPart, cardName } from './card-parts.ts';
import { useLeftCard } from './use-left-card.ts';

interface CardFieldsProps {
  labels: Readonly<Record<CardPart, string>>;
  /** null while nobody has said */
  today: IsoDate | null;
  /** what the payment found wrong, in words */
  faults: CardFaults;
  /** stand in the inputs until somebody types others */
  names?: CardNames | undefined;
  /** the sentence for a key of a message */
  say: (key: string) => string;
  idOf: (part: CardPart) => string;
  onMend: (part: CardPart) => void;
  /** first 8 digits of the number, or fewer */
  onPrefix: (digits: string) => void;
  onNames?: (() => void) | undefined;
}

/** Uncontrolled inputs: what is typed stays in them until it is sealed. They need a form around them. */
export function CardFields(props: CardFieldsProps) {
  const { labels, today, faults, names, say, idOf, onMend, onPrefix, onNames } = props;
  const left = useLeftCard(today);
  const told = (message: string | null): string | null => (message === null ? null : say(message));
  const common = (part: CardPart) => ({
    id: idOf(part),
    name: cardName(part),
    label: labels[part],
    error: faults[part] ?? told(left.faultOf(part)),
    onBlur: left.leave(part),
  });
  const mend = (part: CardPart): void => {
    onMend(part);
    left.mend(part);
  };
  const name = (part: 'firstName' | 'lastName') => ({
    ...common(part),
    defaultValue: names?.[part],
    maxLength: 60,
    onChange: () => {
      onNames?.();
      mend(part);
    },
  });
  return (
    <div className={styles.room}>
      <div className={styles.grid}>
        <div className={styles.whole}>
          <CardNumberInput
            {...common('number')}
            onChange={(event) => {
              onPrefix(keepDigits(event.target.value).slice(0, 8));
              mend('number');
            }}
          />
        </div>
        <div className={styles.half}>
          <TextInput {...name('firstName')} autoComplete="cc-given-name" />
        </div>
        <div className={styles.half}>
          <TextInput {...name('lastName')} autoComplete="cc-family-name" />
        </div>
        <div className={styles.beside}>
          <CardExpiryInput {...common('expiry')} onChange={() => mend('expiry')} />
        </div>
        <div className={styles.beside}>
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
    </div>
  );
}
