import * as v from 'valibot';
import { instant } from './calendar-day.ts';
import { deliveryPurposes, deliveryStates } from './deliveries.ts';

/** Ways on which a person was written to or spoken with. */
export const contactChannels = ['mail', 'sms', 'call'] as const;
export type ContactChannel = (typeof contactChannels)[number];

/** What a call that staff wrote down was about. */
export const callPurposes = ['offer', 'purchase', 'claim', 'other'] as const;
export type CallPurpose = (typeof callPurposes)[number];

/** What a message was about that belongs to no purchase. */
export const messagePurposes = [
  /** six digits, for a login or for what wants the phone once more */
  'code',
  /** a quote that its owner had sent to an address */
  'kept-quote',
  /** the link of a quote, sent by staff */
  'quote-link',
  /** the link of a payment that staff were asked for */
  'payment-link',
] as const;
export type MessagePurpose = (typeof messagePurposes)[number];

const ofPurchases = deliveryPurposes.filter((purpose) => purpose !== 'page');
export type ContactPurpose = CallPurpose | MessagePurpose | (typeof ofPurchases)[number];
export const contactPurposes: readonly ContactPurpose[] = [
  ...callPurposes,
  ...messagePurposes,
  ...ofPurchases,
];

/**
 * Why somebody may be reached: the person asked for it at that moment; a purchase needs it, whatever else is wished; the
 * person wished for it until further notice; staff thought it of use, and stop where it is not wanted.
 */
export const contactGrounds = ['asked', 'contract', 'wish', 'offer'] as const;
export type ContactGround = (typeof contactGrounds)[number];

/** The ground of every purpose; those of `offer` obey the person's switches. */
export const groundOf = {
  offer: 'offer',
  purchase: 'contract',
  claim: 'contract',
  other: 'offer',
  code: 'asked',
  'kept-quote': 'asked',
  'quote-link': 'offer',
  'payment-link': 'offer',
  policy: 'contract',
  receipt: 'contract',
  refund: 'contract',
  transfer: 'contract',
  cancellation: 'contract',
  ready: 'contract',
  'follow-up': 'contract',
  renewal: 'wish',
} as const satisfies Record<ContactPurpose, ContactGround>;

export const contactSchema = v.object({
  at: instant,
  channel: v.picklist(contactChannels),
  purpose: v.picklist(contactPurposes),
  ground: v.picklist(contactGrounds),
  /** the person called us */
  isFromThem: v.boolean(),
  /** somebody who works here began it, no machine */
  isByStaff: v.boolean(),
  /** how far a message came; null for a call */
  state: v.nullable(v.picklist(deliveryStates)),
});
export type Contact = v.InferOutput<typeof contactSchema>;

/** What a person may switch off: being called by staff, and being written to by staff. */
export const contactSwitches = ['call', 'message'] as const;
export type ContactSwitch = (typeof contactSwitches)[number];

export const contactSwitchesSchema = v.object({ call: v.boolean(), message: v.boolean() });
export type ContactSwitches = v.InferOutput<typeof contactSwitchesSchema>;

/** Every contact of a phone, the newest first, and what its owner switched off. */
export const contactLedgerSchema = v.object({
  contacts: v.array(contactSchema),
  /** there are older ones than are told */
  more: v.boolean(),
  switches: contactSwitchesSchema,
});
export type ContactLedger = v.InferOutput<typeof contactLedgerSchema>;
