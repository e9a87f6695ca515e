import type { Consent } from '@sigorta/contracts/consent';
import type { DeliveryChannel, DeliveryPurpose, DeliveryState } from '@sigorta/contracts/deliveries';
import type { Offer } from '@sigorta/contracts/offer';
import type { PurchaseCaseKind } from '@sigorta/contracts/panel/stuck-cases';
import type { RefundReason } from '@sigorta/contracts/refund-reasons';
import type { PolicyTerms } from '@sigorta/contracts/upstream/policy-terms';
import type { Language } from '@sigorta/i18n/language';
import type { Application } from '@sigorta/product-kit/field';
import type { ColumnType, Generated } from 'kysely';
import type {
  AttemptPhase,
  AttemptState,
  HeldBecause,
  OrderGoal,
  OrderState,
  PolicyPhase,
  PolicyState,
  RefundPhase,
  RefundState,
} from '../../transitions/states.ts';
import type { QuoteTable } from './buyer-tables.ts';
import type { Instant, Json, MaybeInstant, Search, StoredName } from './core-tables.ts';

type MaybeJson<T> = ColumnType<T | null, string | null | undefined, string | null>;
type MaybeText = ColumnType<string | null, string | null | undefined, string | null>;
/** A word of the machine; null in rows from before it. */
export type Phase<T> = ColumnType<T | null, T | null | undefined, T | null>;

export interface Billing {
  provinceId: number;
  districtId: number;
  address: string;
  email: string;
}

/** As it lies: sealed as a whole, in clear while a version before may read it. `openBilling` tells what it says. */
export type StoredBilling = Billing | string;

/** The lock of everything that is bought at most once; its id is the orders' quote. */
interface PurchaseTable {
  id: string;
  version: number;
  /** whether the ledger holds everything its money did; rows from before it are written into it later */
  is_posted: Generated<boolean>;
  /** the version its open cases were written of */
  judged_version: ColumnType<number | null, number | undefined, number>;
  /** its open cases are of another version; a trigger says so where who wrote does not know of them */
  is_unjudged: Generated<boolean>;
  created_at: Instant;
  updated_at: Instant;
}

/** What lies, or may come to lie, with a person (`purchase/machine/cases.ts`); written with every step of its purchase. */
interface OpenCaseTable {
  purchase_id: string;
  kind: Exclude<PurchaseCaseKind, 'proposal'>;
  /** the row it is about: attempt, refund, notice, transfer; else the order */
  subject: string;
  order_id: string;
  partner_id: string;
  since: Instant;
}

/** What the purchase machine wants of an order; null in rows from before it (purchase/store/adopt.ts). */
interface Undoing {
  goal: ColumnType<OrderGoal | null, OrderGoal | undefined, OrderGoal>;
  give: ColumnType<'all' | 'insurer' | null, 'all' | 'insurer' | null | undefined, 'all' | 'insurer' | null>;
  undo_reason: ColumnType<RefundReason | null, RefundReason | null | undefined, RefundReason | null>;
}

/**
 * One order per offer; what the buyer calls a purchase. Form and phone are as its quote has them, sealed under the quote's id, and found by
 * the same keyed hashes. Amounts are kuruş. An order of kind `payment` pays for something else: its offer is the payment, its quote what is paid once, and what belongs to an insurer is empty (0145).
 */
export interface PurchaseOrderTable
  extends Undoing,
    Pick<QuoteTable, 'application' | 'email_key' | 'phone' | 'phone_key' | 'phone_end_key' | 'name_keys'> {
  id: string;
  kind: Generated<'policy' | 'payment'>;
  offer_id: string;
  quote_id: string;
  session_id: string;
  partner_id: string;
  product: string;
  /** of its family, its quote's; null for a payment. Never changes (migration 1813) */
  release: ColumnType<string | null, string | null | undefined, string | null>;
  language: Language;
  state: OrderState;
  version: number;
  insurer_id: string;
  insurer_name: string;
  insurer_quote_no: string;
  offer: Json<Offer>;
  /** sealed under the quote's id (sensitive/sealed-billing.ts) */
  billing: Json<StoredBilling>;
  /** name on the form of payment, the buyer in the receipt; empty where nobody is named (sensitive/name-of-order.ts) */
  buyer_name: StoredName;
  /** of its partner, where the buyer's session is; null for ours */
  host: ColumnType<string | null, string | null | undefined, string | null>;
  consents: Json<Consent[]>;
  /** a code of the closed list, when the state has a reason to tell */
  reason: string | null;
  mail_state: 'waiting' | 'sent' | 'failed';
  search: Search;
  created_at: Instant;
  updated_at: Instant;
}

/** One try to charge. Its id is the provider's conversation id. Never holds more of a card than its ends. */
export interface AttemptTable {
  id: string;
  quote_id: MaybeText;
  phase: Phase<AttemptPhase>;
  why: Phase<'declined' | 'replaced' | 'lapsed' | 'quote-over' | 'absent'>;
  has_page: ColumnType<boolean | null, boolean | undefined, boolean>;
  asked_at: MaybeInstant;
  closed_at: MaybeInstant;
  looked_at: MaybeInstant;
  /** a busy provider said: do not ask before */
  ask_from: MaybeInstant;
  order_id: string;
  /** a confirmed transfer is an attempt without a card and without a provider */
  method: Generated<'card' | 'transfer'>;
  state: AttemptState;
  version: number;
  /** the payment provider it was made with, and our merchant number there: everything about it is asked there */
  psp: string;
  psp_account: string | null;
  psp_payment_id: string | null;
  /** the bank takes the money before it sends the buyer back: such an attempt is never replaced */
  bank_takes: Generated<boolean>;
  /** what the provider's call needs of the bank's return, until it was made */
  bank_proof: string | null;
  three_d_secure: boolean;
  price: number;
  paid: number;
  currency: 'TRY';
  installment_count: number;
  coupon: string | null;
  discount: number;
  card_prefix: string;
  card_last4: string;
  transaction_ids: Json<string[]>;
  hop_token: string | null;
  /** the provider's page, until it was served once */
  hop_html: string | null;
  error: string | null;
  provider_code: string | null;
  md_status: string | null;
  /** how often, and since when, an inquiry found nothing */
  not_found: number;
  inquiries: number;
  unknown_since: MaybeInstant;
  charged_at: MaybeInstant;
  /** money that came in late, beside the order's own payment or after it could no longer be used; only given back */
  surplus: Generated<boolean>;
  created_at: Instant;
  updated_at: Instant;
}

export interface PolicyTable {
  order_id: string;
  phase: Phase<PolicyPhase>;
  why: Phase<'said' | 'absent' | 'never'>;
  looks: Generated<number>;
  asked_at: MaybeInstant;
  closed_at: MaybeInstant;
  looked_at: MaybeInstant;
  is_strange: Generated<boolean>;
  insurer_id: string;
  state: PolicyState;
  version: number;
  /** issue calls begun; a second one only after the insurer said it knows no such policy */
  calls: number;
  not_found: number;
  unknown_since: MaybeInstant;
  policy_no: string | null;
  fingerprint: string | null;
  issued_at: MaybeInstant;
  starts_at: MaybeInstant;
  ends_at: MaybeInstant;
  reason: string | null;
  /** as the insurer sent them with the policy; null where it sent none or before they were kept (migration 1831) */
  terms: MaybeJson<PolicyTerms>;
  /** answers to the product's last questions, sealed under the order's id; null while or because there are none */
  details: MaybeJson<Application>;
  /** a policy in NONE waits for them until then */
  details_until: MaybeInstant;
  /** set by the database when it becomes ISSUED; `issued_at` is the insurer's word */
  recorded_at: MaybeInstant;
  created_at: Instant;
  updated_at: Instant;
}

export interface RefundTable {
  id: string;
  phase: Phase<RefundPhase>;
  how: Phase<'void' | 'refund' | 'hand'>;
  held: Phase<HeldBecause>;
  tries: Generated<number>;
  due_from: MaybeInstant;
  asked_at: MaybeInstant;
  looked_at: MaybeInstant;
  is_doubtful: Generated<boolean>;
  is_released: Generated<boolean>;
  order_id: string;
  attempt_id: string;
  state: RefundState;
  version: number;
  amount: number;
  reason: RefundReason;
  provider_code: string | null;
  inquiries: number;
  /** how often in a row, and since when, the provider said that nothing was given back */
  not_returned: Generated<number>;
  unknown_since: MaybeInstant;
  /** when a person sent the money, ISO date, by which paper and who wrote it down; null unless it was sent by hand */
  sent_on: string | null;
  reference: string | null;
  closed_by: string | null;
  note: string | null;
  created_at: Instant;
  updated_at: Instant;
}

/** Follow-up work, written in the transaction of the change that asks for it. */
export interface OutboxTable {
  key: string;
  kind: string;
  /** ids only, never personal data */
  subject: string;
  state: 'waiting' | 'done';
  /** grows with every request for this job, so that finishing an old run never swallows a new request */
  asked: number;
  /** failed runs in a row */
  attempts: number;
  run_at: Instant;
  lease_until: MaybeInstant;
  lease_owner: string | null;
  last_error: string | null;
  created_at: Instant;
}

/** One message to a buyer; whom it went to stands in its order. */
export interface DeliveryTable {
  /** travels with the mail and comes back with its reports; nobody else can guess it */
  id: string;
  /** what the same try again is known by: a Message-ID, or a word of ours */
  reference: string;
  order_id: string;
  channel: DeliveryChannel;
  purpose: DeliveryPurpose;
  state: DeliveryState;
  /** of the last answer or report: `5.1.1`; never its words, which name the address */
  code: MaybeText;
  /** what the SMS provider calls it */
  provider_id: MaybeText;
  is_to_old_address: Generated<boolean>;
  /** nothing of its purchase is known to have arrived */
  is_waiting: Generated<boolean>;
  /** when one that still waits becomes an open case */
  due_at: Instant;
  taken_by: MaybeText;
  taken_at: MaybeInstant;
  created_at: Instant;
  updated_at: Instant;
}

export interface CouponTable {
  code: string;
  kind: 'percent' | 'amount';
  /** whole percent, or kuruş */
  value: number;
  product: string | null;
  valid_from: Instant;
  valid_until: Instant;
  max_uses: number | null;
  uses: Generated<number>;
}

interface CouponUseTable {
  coupon: string;
  order_id: string;
  created_at: Instant;
}

export interface PurchaseTables {
  purchase: PurchaseTable;
  open_case: OpenCaseTable;
  purchase_order: PurchaseOrderTable;
  attempt: AttemptTable;
  policy: PolicyTable;
  refund: RefundTable;
  outbox: OutboxTable;
  delivery: DeliveryTable;
  coupon: CouponTable;
  coupon_use: CouponUseTable;
}
