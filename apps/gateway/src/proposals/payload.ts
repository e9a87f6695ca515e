import type { Currency } from '@sigorta/contracts/money';
import type { ParsedRequestOf } from '@sigorta/contracts/operation';
import type { couponCreate } from '@sigorta/contracts/panel/coupons';
import type { PayableKind } from '@sigorta/contracts/panel/payables';
import type { paymentSettings } from '@sigorta/contracts/panel/payment-settings';
import type { ProposalKind } from '@sigorta/contracts/panel/proposal-kinds';
import type { termsAsk } from '@sigorta/contracts/panel/terms';
import type { TransferVerdict } from '../platform/database/tables/payment-tables.ts';

export type PaymentData = Partial<Record<(typeof paymentSettings)[number], string | null>>;

/** Each of several shapes without why it is asked for: that stands beside the payload. */
type WithoutReason<Asked> = Asked extends { reason: string } ? Omit<Asked, 'reason'> : never;

/** What each kind needs to be carried out, beside its amount; kept as it was asked for. */
interface Payloads {
  refund: object;
  /** when the money left and by which paper: ISO date, the paper's number */
  hand: { sentOn: string; reference: string };
  /** the notice that was answered on the telephone */
  ended: { noticeId: string };
  stands: { noticeId: string };
  'no-policy': object;
  /** as they were held when it was asked for; amounts are kuruş */
  release: { refunds: { id: string; orderId: string; amount: number }[] };
  /** day of the bank's statement, ISO; `verdict`: what was to follow when it was asked for */
  'transfer-entry': { arrivedOn: string; verdict: TransferVerdict };
  'transfer-take': object;
  'transfer-return': object;
  /** the coupon as it was typed; days are ISO, both inside */
  coupon: ParsedRequestOf<typeof couponCreate>;
  /** open differences, as who asked was shown them */
  'resume-sending': { differences: number };
  /** what counts when it was agreed on; kuruş */
  'rate-hold': { on: boolean; capMinor: number };
  /** what is turned to, and what was live when it was asked for; null is what came with each gateway */
  'site-turn': { site: string | null; from: string | null };
  'write-off': object;
  /** from a day on; hundredths of a percent */
  terms: WithoutReason<ParsedRequestOf<typeof termsAsk>>;
  /** as the bank sent it; `minor` in the smallest unit of the currency, `sentOn` an ISO day */
  payable: {
    kind: PayableKind;
    partyId: string;
    currency: Currency;
    minor: number;
    sentOn: string;
    reference: string;
  };
  /** each setting that changes, before and after */
  'partner-payment': { from: PaymentData; to: PaymentData };
}

export type PayloadOf<Kind extends ProposalKind> = Payloads[Kind];
