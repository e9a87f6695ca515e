import type { AskedPayment as Asked } from '@sigorta/contracts/operations/payment-request-open';
import { codeOf } from '@sigorta/gateway-client/gateway-error';
import { openPaymentRequest } from '@sigorta/gateway-client/open-payment-request';
import { gatewayOf } from '@sigorta/journey/load/gateway-of';
import { useLoad } from '@sigorta/journey/load/use-load';
import { useBoot } from '@sigorta/runtime/runtime';
import { useState } from 'react';
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
  const boot = useBoot();
  const [opened, setOpened] = useState<Asked | null>(null);
  const { load, retry } = useLoad(`request|${token}`, (signal) =>
    openPaymentRequest(gatewayOf(boot), { token }, { signal }),
  );
  const options = useOptions();
  const request = opened ?? (load.state === 'ready' ? load.value.request : null);
  if (load.state === 'failed') return <LoadFailed code={codeOf(load.error)} onRetry={retry} />;
  if (options.load.state === 'failed')
    return <LoadFailed code={codeOf(options.load.error)} onRetry={options.retry} />;
  if (load.state !== 'ready' || options.load.state !== 'ready') return <PageWait label={t('loading')} />;
  if (request === null) return <ConfirmDetail token={token} onOpened={setOpened} />;
  if (request.state !== 'payable') return <Closed why={request.state} />;
  return <PaymentForm subject={{ token, request }} options={options.load.value} />;
}
