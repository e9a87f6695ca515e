import { cancellationPath } from '@sigorta/contracts/service-paths';
import { useSearchParams } from '@sigorta/runtime/runtime';

const opaque = /^[A-Za-z0-9_-]{10,64}$/;

/** The purchase named by the address; null when there is none. */
export function usePurchaseId(): string | null {
  const [query] = useSearchParams();
  const id = query.get('satin-alma');
  return id !== null && opaque.test(id) ? id : null;
}

export const policyHref = (purchaseId: string): string => `${cancellationPath}?satin-alma=${purchaseId}`;
