import { shopEnded } from './shop-ended.ts';
import { shopOutside } from './shop-outside.ts';
import { shopPayments } from './shop-payments.ts';
import { shopPolicies } from './shop-policies.ts';
import { shopShares } from './shop-shares.ts';

/**
 * Beside the small shop: every way in which money may stand and be right, so that a condition of an invariant that is too narrow or too wide tells
 * of one that is.
 */
export const soundShop: readonly string[] = [
  ...shopPolicies,
  ...shopShares,
  ...shopEnded,
  ...shopPayments,
  ...shopOutside,
];
