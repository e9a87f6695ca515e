import { useQueryId } from '@sigorta/journey/load/use-query-id';
import { useComeFromMail } from '@sigorta/journey/policy/use-come-from-mail';
import { useBrand, useDocumentHead, useHydrated } from '@sigorta/runtime/runtime';
import { EmptyState } from '@sigorta/ui-kit/feedback/EmptyState.tsx';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import { AwaitedTransfer } from './AwaitedTransfer.tsx';
import { LoadFailed } from './LoadFailed.tsx';
import { PageWait } from './PageWait.tsx';
import { Paid } from './Paid.tsx';
import { PaymentState } from './PaymentState.tsx';
import { usePayment } from './use-payment.ts';
import { usePaymentWords } from './use-payment-texts.ts';

/** Where a payment stands, and its receipt (spec §2). Opened again from the mail. */
export function PaymentResultPage() {
  const { t } = usePaymentWords();
  const { name } = useBrand();
  const paymentId = useQueryId('odeme');
  const hydrated = useHydrated();
  useDocumentHead({ title: t('result.title', { name }) });
  if (!hydrated) return <PageWait label={t('result.loading')} />;
  return paymentId === null ? <Missing /> : <Result key={paymentId} paymentId={paymentId} />;
}

function Missing() {
  const { t } = usePaymentWords();
  return (
    <Container>
      <EmptyState
        level={1}
        illustration={<img src="/art/states/empty.svg" alt="" width={240} height={180} />}
        title={t('result.missing.title')}
        text={t('result.missing.text')}
      />
    </Container>
  );
}

function Result({ paymentId }: { paymentId: string }) {
  const { t } = usePaymentWords();
  const { answer: payment, code, retry } = usePayment(paymentId);
  useComeFromMail(paymentId, (payment?.personal ?? null) !== null);
  if (payment === null) {
    if (code === 'not-found') return <Missing />;
    if (code !== null) return <LoadFailed code={code} onRetry={retry} />;
    return <PageWait label={t('result.loading')} />;
  }
  const { state } = payment;
  if (state === 'paid') return <Paid payment={payment} again={retry} />;
  const transfer = payment.personal?.transfer;
  if (transfer) return <AwaitedTransfer transfer={transfer} payment={payment} />;
  return <PaymentState payment={payment} state={state} />;
}
