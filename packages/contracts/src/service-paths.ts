/** Where a policy is cancelled (spec §2), without language; `?satin-alma=` names the purchase. */
export const cancellationPath = '/police-iptal-servisi';

/** Login by phone and code (spec §2), without language. */
export const loginPath = '/giris';

/** Words of the login's address that lead on to a purchase. Its id opens nothing by itself, and a product is no person. */
export const loginQuery = {
  to: 'donus',
  toPurchase: 'satin-alma',
  toLiving: 'policem',
  product: 'urun',
  purchase: 'satin-alma',
} as const;

/** The login that leads to a purchase (both ids need no escaping), for whoever opens its page on a device that did not buy it. */
export const loginForPurchase = (product: string, purchaseId: string): string => {
  const { to, toPurchase, product: of, purchase } = loginQuery;
  return `${loginPath}?${to}=${toPurchase}&${of}=${product}&${purchase}=${purchaseId}`;
};

/** The login that leads to a policy's own page (contracts/living-policy.ts). */
export const loginForLiving = (purchaseId: string): string => {
  const { to, toLiving, purchase } = loginQuery;
  return `${loginPath}?${to}=${toLiving}&${purchase}=${purchaseId}`;
};
