import type { ToldDelivery } from '@sigorta/contracts/deliveries';

type Reached = 'opened' | 'mail' | 'sms' | 'on-its-way' | 'lost';

const papers: ReadonlySet<string> = new Set(['policy', 'receipt']);

/**
 * The surest that is known of how a purchase reached its buyer. A mail that did not arrive is said whatever else did, because it
 * can be mended; null while nothing was sent.
 */
export function reachedOf(deliveries: readonly ToldDelivery[]): Reached | null {
  const own = deliveries.filter(({ isToOldAddress }) => !isToOldAddress);
  const mail = own.findLast(({ channel, purpose }) => channel === 'mail' && papers.has(purpose));
  if (mail?.state === 'bounced-permanent' || mail?.state === 'bounced-passing') return 'lost';
  const arrived = (channel: ToldDelivery['channel']): boolean =>
    own.some((one) => one.channel === channel && (one.state === 'delivered' || one.state === 'opened'));
  if (arrived('page')) return 'opened';
  if (arrived('mail')) return 'mail';
  if (arrived('sms')) return 'sms';
  return own.length > 0 ? 'on-its-way' : null;
}
