import { codeOf } from '@sigorta/gateway-client/gateway-error';
import { LoadFailed } from './LoadFailed.tsx';
import { PageWait } from './PageWait.tsx';
import { PaymentForm } from './PaymentForm.tsx';
import { useOptions } from './use-options.ts';
import { usePaymentWords } from './use-payment-texts.ts';

/** A policy, instalment or quote number and an amount, typed by the buyer. */
export function FreePayment() {
  const { t } = usePaymentWords();
  const { load, retry } = useOptions();
  if (load.state === 'failed') return <LoadFailed code={codeOf(load.error)} onRetry={retry} />;
  if (load.state !== 'ready') return <PageWait label={t('loading')} />;
  return <PaymentForm subject={null} options={load.value} />;
}
