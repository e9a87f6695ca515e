import { cancellationDetail } from '@sigorta/contracts/operations/cancellation-detail';
import { everSlower } from '@sigorta/gateway-client/react/poll-rhythm';
import { usePoll } from '@sigorta/gateway-client/react/use-poll';
import { isSettled } from './policy-state.ts';

const slowestMs = 30_000;

/** One policy, asked again and again while its cancellation is under way. */
export const usePolicy = (purchaseId: string) =>
  usePoll(
    cancellationDetail,
    { purchaseId },
    { until: isSettled, everyMs: (count) => everSlower(count, slowestMs) },
  );
