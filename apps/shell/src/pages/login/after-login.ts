import type { CatalogueCard } from '@sigorta/contracts/catalogue';
import { livingPath } from '@sigorta/contracts/living-policy';
import { cancellationPath, loginPath, loginQuery } from '@sigorta/contracts/service-paths';
import { myPoliciesPath } from './paths.ts';

/** Word in the login's address (`donus`) that leads on to the cancellation service. */
const toCancellation = 'iptal';
/** One of the sections of what a phone bought, as its own address names it. */
const sectionQuery = 'bolum';
const sectionId = /^[a-z-]{1,20}$/;
const productId = /^[a-z-]{1,40}$/;
const purchaseId = /^[A-Za-z0-9_-]{10,64}$/;

/** The login that leads back to the cancellation service. @param product id of the chosen one, empty for all */
export const loginForCancellation = (product: string): string =>
  `${loginPath}?${loginQuery.to}=${toCancellation}${product === '' ? '' : `&${loginQuery.product}=${product}`}`;

/** The login that leads back to what a phone bought. @param query of that page: it names the open section */
export function loginForAccount(query: URLSearchParams): string {
  const section = query.get(sectionQuery);
  return section === null || !sectionId.test(section) ? loginPath : `${loginPath}?${sectionQuery}=${section}`;
}

/** The purchase that the login is for, when its address names one. */
export function purchaseOf(query: URLSearchParams): string | null {
  const id = query.get(loginQuery.purchase) ?? '';
  const to = query.get(loginQuery.to);
  const isAsked = to === loginQuery.toPurchase || to === loginQuery.toLiving;
  return isAsked && purchaseId.test(id) ? id : null;
}

/**
 * Where a login leads: only ever to one of our own pages.
 * @param query of the login's address
 * @param products with their pages, also those that this brand does not sell
 */
export function afterLogin(
  query: URLSearchParams,
  products: readonly Pick<CatalogueCard, 'id' | 'paths'>[],
): string {
  const product = query.get(loginQuery.product) ?? '';
  const purchase = purchaseOf(query);
  if (purchase !== null && query.get(loginQuery.to) === loginQuery.toLiving) return livingPath(purchase);
  if (purchase !== null) {
    const page = products.find(({ id }) => id === product)?.paths.policy;
    return page === undefined ? myPoliciesPath : `${page}?${loginQuery.purchase}=${purchase}`;
  }
  if (query.get(loginQuery.to) !== toCancellation)
    return myPoliciesPath + loginForAccount(query).slice(loginPath.length);
  return productId.test(product) ? `${cancellationPath}?${loginQuery.product}=${product}` : cancellationPath;
}
