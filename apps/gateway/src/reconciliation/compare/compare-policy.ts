import type { Difference, DifferenceKind } from './kinds.ts';
import type { OurPolicy, OutsidePolicy } from './sides.ts';

const underWay: ReadonlySet<OurPolicy['st']> = new Set(['asked', 'unknown', 'ending', 'endunknown']);

function difference(
  kind: DifferenceKind,
  ours: OurPolicy | null,
  outside: OutsidePolicy | null,
  detail: string | null,
): Difference {
  return {
    kind,
    source: outside?.insurerId ?? ours?.insurerId ?? '',
    subject: ours?.orderId ?? outside?.reference ?? '',
    orderId: ours?.orderId ?? null,
    hereMinor: ours?.premium.minor ?? null,
    outsideMinor: outside?.premium?.minor ?? null,
    currency: outside?.premium?.currency ?? ours?.premium.currency ?? 'TRY',
    detail: detail ?? outside?.policyNo ?? ours?.policyNo ?? null,
    at: outside?.at ?? ours?.at ?? new Date(0),
  };
}

function whatDiffers(ours: OurPolicy, outside: OutsidePolicy): string | null {
  if (ours.policyNo !== outside.policyNo) return 'number';
  if (ours.quoteNo !== outside.quoteNo) return 'quote';
  const { premium } = outside;
  if (premium === null) return null;
  return premium.minor !== ours.premium.minor || premium.currency !== ours.premium.currency
    ? 'premium'
    : null;
}

/** The policy that stands here, against what its insurer holds. */
function compareInForce(ours: OurPolicy, outside: OutsidePolicy | undefined): Difference[] {
  if (outside === undefined) return [difference('policy-absent', ours, null, null)];
  if (outside.state === 'cancelled') return [difference('policy-cancelled', ours, outside, null)];
  const what = whatDiffers(ours, outside);
  return what === null ? [] : [difference('policy-differs', ours, outside, what)];
}

/**
 * Everything insurers hold under one reference, against the order of that id.
 * @param outside that nothing is there has to be proven by a question of its own
 */
export function comparePolicy(ours: OurPolicy | null, outside: readonly OutsidePolicy[]): Difference[] {
  const active = outside.filter(({ state }) => state === 'active');
  if (ours === null) return active.map((one) => difference('policy-unknown', null, one, null));
  if (underWay.has(ours.st)) return [];
  const elsewhere = active
    .filter(({ insurerId }) => insurerId !== ours.insurerId)
    .map((one) => difference('policy-differs', ours, one, 'insurer'));
  const own = outside.find(({ insurerId }) => insurerId === ours.insurerId);
  if (ours.st === 'inforce') return [...compareInForce(ours, own), ...elsewhere];
  const stands = own?.state === 'active' ? [difference('policy-not-here', ours, own, ours.st)] : [];
  return [...stands, ...elsewhere];
}
