import * as v from 'valibot';
import { instant } from './calendar-day.ts';

/** Ways on which something of a purchase reaches its buyer. */
export const deliveryChannels = ['mail', 'sms', 'page'] as const;
export type DeliveryChannel = (typeof deliveryChannels)[number];

/**
 * How far one message came, in the order in which they outdo each other: what is known only grows, so that reports may come
 * late, twice or in any order. That it did not arrive outdoes that it did; that its reader opened it outdoes everything.
 */
export const deliveryStates = [
  /** written, and not yet taken by a server */
  'queued',
  /** taken by the next server; nobody knows more */
  'sent',
  'delivered',
  /** we gave up handing it over */
  'failed',
  /** came back, and may arrive another time: a full mailbox, a server that was away */
  'bounced-passing',
  /** came back for good: there is no such address */
  'bounced-permanent',
  'opened',
] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** What a message is about. */
export const deliveryPurposes = [
  /** policy and receipt */
  'policy',
  'receipt',
  'refund',
  'transfer',
  'cancellation',
  /** the short message that the policy is there */
  'ready',
  /** the short message that follows a mail which did not arrive */
  'follow-up',
  /** prices before the end of a policy whose buyer asked to be reminded */
  'renewal',
  /** the buyer's own page */
  'page',
] as const;
export type DeliveryPurpose = (typeof deliveryPurposes)[number];

export const deliverySchema = v.object({
  channel: v.picklist(deliveryChannels),
  purpose: v.picklist(deliveryPurposes),
  state: v.picklist(deliveryStates),
  /** it went to an address that was corrected since */
  isToOldAddress: v.boolean(),
  at: instant,
});
export type ToldDelivery = v.InferOutput<typeof deliverySchema>;
