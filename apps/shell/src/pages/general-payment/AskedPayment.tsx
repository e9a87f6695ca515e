import { paymentRequestOpen } from '@sigorta/contracts/operations/payment-request-open';
import { useQuery } from '@sigorta/gateway-client/react/use-query';
import { again } from '../../layout/again.ts';
import { Closed } from './Closed.tsx';
import { ConfirmDetail } from './ConfirmDetail.tsx';
import { LoadFailed } from './LoadFailed.tsx';
import { PageWait } from './PageWait.tsx';
import { PaymentForm } from './PaymentForm.tsx';
import { useOptions } from './use-options.ts';
import { usePaymentWords } from './use-payment-texts.ts';

/** What staff asked for: nothing of it is shown before one detail was confirmed. */
export function AskedPayment({ token }: { token: string }) {
  const { t } = usePaymentWords();
  const asked = useQuery(paymentRequestOpen, { token });
  const options = useOptions();
  for (const { state, code, retry } of [asked, options])
    if (state === 'failed') return <LoadFailed code={code} onRetry={retry} />;
  if (asked.state !== 'ready' || options.state !== 'ready') return <PageWait label={t('loading')} />;
  const { request } = asked.answer;
  /* what was pressed goes with its form */
  const show = (next: NonNullable<typeof request>): void => again(() => asked.replace({ request: next }))();
  if (request === null) return <ConfirmDetail token={token} onOpened={show} />;
  if (request.state !== 'payable') return <Closed why={request.state} />;
  const onPaidElsewhere = () => show({ ...request, state: 'paid' });
  /* why it is closed only the request tells */
  const onClosed = again(asked.retry);
  return <PaymentForm subject={{ token, request, onPaidElsewhere, onClosed }} options={options.answer} />;
}
