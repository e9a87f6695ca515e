import type { Transfer } from '@sigorta/contracts/transfer';
import { TransferCard } from '@sigorta/journey/transfer/TransferCard.tsx';
import { useBrand, useLanguage } from '@sigorta/runtime/runtime';
import { buttonClass } from '@sigorta/ui-kit/button/button-class';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import { phoneHref } from '../../layout/phone-href.ts';
import styles from './PaymentPage.module.css';
import { TryAgain } from './TryAgain.tsx';
import type { PaymentAnswer } from './use-payment.ts';
import { usePaymentWords } from './use-payment-texts.ts';

/** A transfer that is awaited, or that did not come in time. */
export function AwaitedTransfer({ transfer, payment }: { transfer: Transfer; payment: PaymentAnswer }) {
  const { t } = usePaymentWords();
  const language = useLanguage();
  const { phone } = useBrand().footer;
  if (transfer.state === 'waiting') {
    return (
      <Container width="narrow" className={styles.result}>
        <h1>{t('transfer.waiting.title')}</h1>
        <p className={styles.lead}>{t('transfer.waiting.text')}</p>
        <TransferCard transfer={transfer} language={language} t={t} />
      </Container>
    );
  }
  return (
    <Container width="narrow" className={styles.result}>
      <h1>{t('transfer.expired.title')}</h1>
      <Notice
        tone="warn"
        role="status"
        actions={
          <>
            <TryAgain payment={payment} />
            {phone && (
              <a className={buttonClass({ variant: 'outline' })} href={phoneHref(phone)}>
                {t('call', { phone })}
              </a>
            )}
          </>
        }
      >
        {t('transfer.expired.text')}
      </Notice>
    </Container>
  );
}
