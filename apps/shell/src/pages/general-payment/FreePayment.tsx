import { LoadFailed } from './LoadFailed.tsx';
import { PageWait } from './PageWait.tsx';
import { PaymentForm } from './PaymentForm.tsx';
import { useOptions } from './use-options.ts';
import { usePaymentWords } from './use-payment-texts.ts';

/** A policy, instalment or quote number and an amount, typed by the buyer. */
export function FreePayment() {
  const { t } = usePaymentWords();
  const { state, answer, code, retry } = useOptions();
  if (state === 'failed') return <LoadFailed code={code} onRetry={retry} />;
  if (state !== 'ready') return <PageWait label={t('loading')} />;
  return <PaymentForm subject={null} options={answer} />;
}
