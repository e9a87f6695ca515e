import { cancellationPath } from '@sigorta/contracts/service-paths';
import { loginPath, myPoliciesPath } from './paths.ts';

/** Word in the login's address (`donus`) that leads on to the cancellation service. */
const toCancellation = 'iptal';
const productId = /^[a-z-]{1,40}$/;

/** The login that leads back to the cancellation service. @param product id of the chosen one, empty for all */
export const loginForCancellation = (product: string): string =>
  `${loginPath}?donus=${toCancellation}${product === '' ? '' : `&urun=${product}`}`;

/** Where a login leads: only ever to one of our own pages. @param query of the login's address */
export function afterLogin(query: URLSearchParams): string {
  if (query.get('donus') !== toCancellation) return myPoliciesPath;
  const product = query.get('urun') ?? '';
  return productId.test(product) ? `${cancellationPath}?urun=${product}` : cancellationPath;
}
