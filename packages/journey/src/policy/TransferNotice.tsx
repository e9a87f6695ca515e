import type { Transfer } from '@sigorta/contracts/transfer';
import { Link, useBrand, useDocumentHead } from '@sigorta/runtime/runtime';
import { buttonClass } from '@sigorta/ui-kit/button/button-class';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import { useProduct } from '../remote/journey-context.tsx';
import { TransferCard } from '../transfer/TransferCard.tsx';
import { useWords } from '../words/use-words.ts';
import styles from './TransferNotice.module.css';

interface TransferNoticeProps {
  transfer: Transfer;
  offerId: string;
}

/** A transfer that is awaited, or that did not come in time. */
export function TransferNotice({ transfer, offerId }: TransferNoticeProps) {
  const { t, language } = useWords();
  const { paths } = useProduct();
  const { phone } = useBrand().footer;
  const isOver = transfer.state === 'expired';
  const title = t(isOver ? 'transfer.expired.title' : 'transfer.waiting.title');
  useDocumentHead({ title });
  return (
    <Container width="narrow" className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      {isOver ? (
        <Notice
          tone="warn"
          role="status"
          actions={
            <>
              <Link className={buttonClass({ variant: 'solid' })} to={`${paths.payment}?teklif=${offerId}`}>
                {t('policy.awaiting-bank.back')}
              </Link>
              {phone && (
                <a className={buttonClass({ variant: 'outline' })} href={`tel:${phone.replace(/\s/g, '')}`}>
                  {t('policy.call', { phone })}
                </a>
              )}
            </>
          }
        >
          {t('transfer.expired.text')}
        </Notice>
      ) : (
        <>
          <p className={styles.lead}>{t('transfer.waiting.text')}</p>
          <TransferCard transfer={transfer} language={language} t={t} />
        </>
      )}
    </Container>
  );
}
