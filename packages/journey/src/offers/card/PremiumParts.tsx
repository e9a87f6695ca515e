import type { PremiumPart } from '@sigorta/contracts/offer';
import { KeyValue } from '@sigorta/ui-kit/data/KeyValue.tsx';
import { Money } from '@sigorta/ui-kit/data/Money.tsx';
import { useWords } from '../../words/use-words.ts';
import styles from './OfferDetails.module.css';

/** What the premium is made of, for insurers that say so. */
export function PremiumParts({ parts }: { parts: readonly PremiumPart[] }) {
  const { t, find, language } = useWords();
  return (
    <>
      <h3 className={styles.title}>{t('offer.premiumParts')}</h3>
      <KeyValue
        lines
        rows={parts.map(({ code, amount }) => ({
          id: code,
          label: find(`premium.${code}`) || code,
          value: <Money money={amount} language={language} />,
        }))}
      />
    </>
  );
}
