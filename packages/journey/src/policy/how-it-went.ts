import type { DeliveryChannel, DeliveryState, ToldDelivery } from '@sigorta/contracts/deliveries';

/** What is told of a mail: how far the papers came that went to the address of now. */
type MailWord =
  | 'queued'
  | 'sent'
  | 'delivered'
  | 'opened'
  | 'bounced-permanent'
  | 'bounced-passing'
  | 'failed';
type SmsWord = 'queued' | 'sent' | 'arrived' | 'lost';

const latest = (deliveries: readonly ToldDelivery[], channel: DeliveryChannel): ToldDelivery | undefined =>
  deliveries.findLast((one) => one.channel === channel && !one.isToOldAddress);

const papers: ReadonlySet<string> = new Set(['policy', 'receipt']);

/** How the mail with the papers went; null while nothing is known of one. */
export const mailWord = (deliveries: readonly ToldDelivery[]): MailWord | null =>
  latest(
    deliveries.filter(({ purpose }) => papers.has(purpose)),
    'mail',
  )?.state ?? null;

const smsWords: Record<DeliveryState, SmsWord> = {
  queued: 'queued',
  sent: 'sent',
  delivered: 'arrived',
  opened: 'arrived',
  failed: 'lost',
  'bounced-passing': 'lost',
  'bounced-permanent': 'lost',
};

/** How the short message went; null when none was sent. */
export const smsWord = (deliveries: readonly ToldDelivery[]): SmsWord | null => {
  const sms = latest(deliveries, 'sms');
  return sms ? smsWords[sms.state] : null;
};
