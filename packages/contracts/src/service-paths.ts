/** Where a policy is cancelled (spec §2), without language; `?satin-alma=` names the purchase. */
export const cancellationPath = '/police-iptal-servisi';
