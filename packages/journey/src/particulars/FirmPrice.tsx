import type { Offer } from '@sigorta/contracts/offer';
import { formatMoney } from '@sigorta/i18n/money';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Price } from '@sigorta/ui-kit/data/Price.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { useWords } from '../words/use-words.ts';
import { OtherWays } from './OtherWays.tsx';
import styles from './ParticularsView.module.css';

interface FirmPriceProps {
  offer: Offer;
  /** address of the other offers */
  offers: string;
  onEdit: () => void;
  /** wants the firm price: on to payment */
  onAccept: () => void;
}

/** The firm price; where it is another one than was shown, both beside each other with the reason, to be accepted first. */
export function FirmPrice({ offer, offers, onEdit, onAccept }: FirmPriceProps) {
  const { t, language } = useWords();
  const box = useRef<HTMLDivElement>(null);
  /* what was pressed is gone: who listens or types goes on from here */
  useEffect(() => box.current?.focus(), []);
  const amount = formatMoney(offer.price, language);
  const { before } = offer;
  const actions = (accept: ReactNode) => (
    <OtherWays offers={offers} onEdit={onEdit}>
      <Button variant="solid" onClick={onAccept}>
        {accept}
      </Button>
    </OtherWays>
  );
  return (
    <div ref={box} tabIndex={-1} className={styles.firm}>
      {before ? (
        <Notice
          tone="warn"
          role="alert"
          title={t('particulars.moved.title')}
          actions={actions(t('particulars.moved.accept', { amount }))}
        >
          {t(`particulars.reason.${before.reason}`)}
          <dl className={styles.prices}>
            <div>
              <dt>{t('particulars.moved.old')}</dt>
              <dd>
                <Price money={before.price} language={language} size="m" quiet />
              </dd>
            </div>
            <div>
              <dt>{t('particulars.moved.new')}</dt>
              <dd>
                <Price money={offer.price} language={language} size="l" />
              </dd>
            </div>
          </dl>
        </Notice>
      ) : (
        <Notice tone="ok" title={t('particulars.firm.title')} actions={actions(t('particulars.toPayment'))}>
          {t('particulars.firm.text', { amount })}
        </Notice>
      )}
    </div>
  );
}
