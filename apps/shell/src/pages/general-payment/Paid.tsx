import { documentLink } from '@sigorta/contracts/operations/document-link';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { formatDateTime } from '@sigorta/i18n/date';
import { openFile } from '@sigorta/journey/load/open-file';
import { maskEmail } from '@sigorta/journey/policy/mask-email';
import { useLanguage } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { KeyValue } from '@sigorta/ui-kit/data/KeyValue.tsx';
import { Money } from '@sigorta/ui-kit/data/Money.tsx';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import { useEffect } from 'react';
import { CorrectPayerEmail } from './CorrectPayerEmail.tsx';
import styles from './PaymentPage.module.css';
import { forgetDraft } from './payment-draft.ts';
import type { PaymentAnswer } from './use-payment.ts';
import { usePaymentWords } from './use-payment-texts.ts';

/** The receipt as an object, with its PDF. */
export function Paid({ payment, again }: { payment: PaymentAnswer; again: () => void }) {
  const { t } = usePaymentWords();
  const language = useLanguage();
  const { personal } = payment;
  useEffect(() => forgetDraft(sessionStorage), []);
  const row = (id: string, label: string, value: string | null | undefined, ltr = false) =>
    value ? [{ id, label, value: <bdi dir={ltr ? 'ltr' : undefined}>{value}</bdi> }] : [];
  const rows = [
    {
      id: 'amount',
      label: t('paid.amount'),
      value: <Money money={payment.amount} language={language} />,
    },
    ...row('purpose', t('summary.purpose'), personal?.purpose),
    ...row('reference', t('summary.reference'), personal?.reference, true),
    ...row('name', t('paid.name'), personal?.name),
    ...row('at', t('paid.at'), payment.paidAt && formatDateTime(payment.paidAt, language)),
    ...row('way', t('paid.way'), t(`paid.way.${payment.way}`)),
    ...row('number', t('paid.number'), payment.paymentId, true),
  ];
  return (
    <Container width="narrow" className={styles.result}>
      <h1>{t('paid.title')}</h1>
      <p className={styles.lead}>{t(personal ? 'paid.lead' : 'paid.statusOnly')}</p>
      <div className={styles.paid}>
        <div className={styles.slip}>
          <KeyValue rows={rows} lines />
        </div>
        {personal && <Receipt payment={payment} email={personal.email} />}
        {personal?.mayCorrectEmail && (
          <CorrectPayerEmail paymentId={payment.paymentId} email={personal.email} again={again} />
        )}
      </div>
    </Container>
  );
}

function Receipt({ payment, email }: { payment: PaymentAnswer; email: string }) {
  const { t } = usePaymentWords();
  const { state, act } = useAction(documentLink);
  const isReady = payment.receipt === 'ready';
  const download = async (): Promise<void> => {
    const link = await act({ purchaseId: payment.paymentId, kind: 'receipt' });
    if (link) openFile(link.url);
  };
  return (
    <>
      <Button icon="download" busy={state === 'busy' || !isReady} onClick={() => void download()}>
        {t(isReady ? 'paid.download' : 'paid.preparing')}
      </Button>
      {state === 'failed' && <p role="alert">{t('paid.downloadFailed')}</p>}
      <p className={styles.mail} role="status">
        {t(`paid.mail.${payment.mail}`, { email: maskEmail(email) })}
      </p>
    </>
  );
}
