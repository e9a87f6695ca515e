import type { Money } from '@sigorta/contracts/money';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Price } from '@sigorta/ui-kit/data/Price.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { useWords } from '../words/use-words.ts';
import styles from './PriceChange.module.css';

interface PriceChangeProps {
  old: Money;
  next: Money;
  /** it is another one because its code takes nothing off any more */
  isCouponGone: boolean;
  onAccept: () => void;
}

/** Old and new side by side; nothing is charged until the new one is accepted (decision 22). */
export function PriceChange({ old, next, isCouponGone, onAccept }: PriceChangeProps) {
  const { t, language } = useWords();
  return (
    <Notice
      tone="warn"
      role="alert"
      title={t('changed.title')}
      actions={
        <Button variant="solid" size="m" onClick={onAccept}>
          {t('changed.accept')}
        </Button>
      }
    >
      {isCouponGone && `${t('changed.coupon')} `}
      {t('changed.text')}
      <dl className={styles.prices}>
        <div>
          <dt>{t('changed.old')}</dt>
          <dd>
            <Price money={old} language={language} size="m" quiet />
          </dd>
        </div>
        <div>
          <dt>{t('changed.new')}</dt>
          <dd>
            <Price money={next} language={language} size="m" />
          </dd>
        </div>
      </dl>
    </Notice>
  );
}
