import { cancellationList } from '@sigorta/contracts/operations/cancellation-list';
import { useQuery } from '@sigorta/gateway-client/react/use-query';

/** Policies this browser may cancel. */
export const usePolicies = () => useQuery(cancellationList, {});
