import type { CardBrand } from '@sigorta/validators/card';
import { useUiText } from '../text/ui-texts.tsx';
import styles from './CardMark.module.css';

const names: Record<Exclude<CardBrand, 'unknown'>, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  troy: 'Troy',
  amex: 'American Express',
};

/** Plain drawings that tell the schemes apart, not their logos. */
export function CardMark({ brand }: { brand: CardBrand }) {
  const text = useUiText();
  const name = brand === 'unknown' ? text('kit.card.unknown') : names[brand];
  return (
    <svg className={styles.mark} viewBox="0 0 36 24" width="36" height="24" role="img" aria-label={name}>
      <rect className={styles.plate} x="0.5" y="0.5" width="35" height="23" rx="4.5" />
      {brand === 'unknown' && (
        <>
          <rect className={styles.quiet} x="1" y="6" width="34" height="4" />
          <rect className={styles.quiet} x="5" y="15" width="10" height="2.5" rx="1.2" />
        </>
      )}
      {brand === 'mastercard' && (
        <>
          <circle fill="#d8252f" cx="14.2" cy="12" r="6.4" />
          <circle fill="#f2a03a" fillOpacity="0.9" cx="21.8" cy="12" r="6.4" />
        </>
      )}
      {brand === 'visa' && (
        <path
          fill="none"
          stroke="#1a3f94"
          strokeWidth="2.4"
          strokeLinejoin="round"
          d="m9 7.5 4 9 4.500-9M20.500 16.500 22.600 7.500M26.800 16.500 24.700 12"
        />
      )}
      {brand === 'troy' && (
        <path
          fill="none"
          stroke="#0c7d83"
          strokeWidth="2.4"
          strokeLinecap="round"
          d="M8 9h7M11.500 9v7.500M19 16.500v-5M19 13c.6-1.600 2-2.200 3.600-2"
        />
      )}
      {brand === 'amex' && (
        <>
          <rect fill="#1f6fb5" x="6" y="5.500" width="24" height="13" rx="2" />
          <path
            fill="none"
            stroke="#fff"
            strokeWidth="1.8"
            d="m9.500 15 3-6.500 3 6.500M10.600 13h3.800M19.500 9l6 6M25.500 9l-6 6"
          />
        </>
      )}
    </svg>
  );
}
