/**
 * What the gateway asks card entry, on its inner address: a message to the payment provider that lacks the card, and the sealed
 * card that belongs into it. `Authorization: Bearer <CARD_SECRET>` on each.
 */
export const innerPaths = {
  /** a signed call to iyzico; answers `Forwarded<object>` */
  iyzico: '/iyzico',
  /** a CC5 call to NestPay; answers `Forwarded<string>`, the bytes of its answer in base64 */
  nestpay: '/nestpay',
  /** a form for a bank's NestPay gate; answers `Forwarded<string>`, the sealed page that `bankPagePath` takes */
  nestpayForm: '/nestpay/form',
} as const;

/** Where a browser posts a sealed page (`page`) to be sent on to its bank, at card entry's outer address. */
export const bankPagePath = '/banka';

/** Calls of iyzico that carry a card; no other goes through card entry. */
export const iyzicoCardPaths = ['/payment/3dsecure/initialize', '/payment/auth'] as const;
export type IyzicoCardPath = (typeof iyzicoCardPaths)[number];

/** Accounts card entry has keys of. A preview's is the test account. */
export type IyzicoAccount = 'live' | 'preview';

export interface IyzicoCall {
  account: IyzicoAccount;
  path: IyzicoCardPath;
  /** as on the card */
  holder: string;
  /** the message without `paymentCard` */
  message: Record<string, unknown>;
  sealed: string;
  /** ms for the provider's answer */
  timeoutMs: number;
}

/** Texts, and one level of them below a name. */
export type Cc5Message = Record<string, string | Record<string, string>>;

export interface NestpayCall {
  /** the message without our name and password and without the card */
  message: Cc5Message;
  sealed: string;
  timeoutMs: number;
}

export interface NestpayFormCall {
  /** the form's fields without the card and without the hash */
  fields: Record<string, string>;
  language: 'tr' | 'en';
  sealed: string;
  /** ms that the buyer has to get to his bank */
  lifeMs: number;
}

/** Why a card was not used: its time is over, it was used before, or nobody here sealed it. The provider was not asked. */
export type CardFault = 'over' | 'used' | 'not-ours';

/** `why`: the provider was asked and nobody can tell what became of it, one short technical word. */
export type Forwarded<T> = { answer: T } | { why: string } | { card: CardFault };
