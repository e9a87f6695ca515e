import type { ProposalKind } from '@sigorta/contracts/panel/proposal-kinds';
import type { Transaction } from 'kysely';
import type { PaymentContext } from '../../payments/context.ts';
import { enterMoney } from '../../payments/transfers/enter-money.ts';
import { settleMoney } from '../../payments/transfers/settle-money.ts';
import type { Staff } from '../../platform/caller.ts';
import type { Database } from '../../platform/database/database.ts';
import type { TransferVerdict } from '../../platform/database/tables/payment-tables.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { StoredProposal } from '../../proposals/close.ts';
import type { PayloadOf } from '../../proposals/payload.ts';
import { carryOut, carryOutTogether, purchaseOf } from '../../purchase/store/carry-out.ts';
import { machineKinds } from '../../purchase/store/rows.ts';
import type { Facts } from '../../purchase/store/saving.ts';
import { resumeAgreed } from '../../reconciliation/resume-sending.ts';
import type { SiteContext } from '../../site/context.ts';
import { addCoupon, couponRow, isOver } from '../coupons/add-coupon.ts';
import { changePaymentData } from '../partners/payment-data.ts';
import { payPayable } from '../payables/pay.ts';
import { holdMore } from '../rates/hold-rates.ts';
import { turnAgreed } from '../releases/turn-agreed.ts';
import { writeOff } from '../stuck/write-off.ts';
import { addTerms } from '../terms/terms.ts';

/** A proposal that somebody decides about. */
export interface Deciding {
  staff: Staff;
  proposal: StoredProposal;
  /**
   * Closes the proposal; a carrier calls it once, in the transaction of what it does.
   * @throws Refusal `request-closed` when it was closed meanwhile
   */
  close: (trx: Transaction<Database>, refundId?: string | null) => Promise<void>;
}

/** What everything together needs that two persons can agree on. */
export type DecidingContext = PaymentContext & SiteContext;

/** What came of it where that is less than whoever agreed was told: `kept-open` money lies as a case. */
type Less = 'kept-open';

/** Does what was agreed on, with the proposal closed in the same transaction. @throws Refusal when it cannot be done */
type Carrier = (context: DecidingContext, deciding: Deciding) => Promise<Less | undefined>;

const payloadOf = <Kind extends ProposalKind>({ payload }: StoredProposal): PayloadOf<Kind> =>
  payload as PayloadOf<Kind>;

/** What a person knows of it goes into the rows that the machine writes. */
const ofMachine =
  (factsOf: (proposal: StoredProposal) => Facts): Carrier =>
  async (context, deciding) => {
    await byMachine(context, deciding, true, factsOf(deciding.proposal));
    return undefined;
  };

/** The machine decides about what it keeps an eye on, a no as much as a yes. */
export async function byMachine(
  context: PaymentContext,
  { proposal, staff, close }: Deciding,
  isApproved: boolean,
  facts: Facts = {},
): Promise<void> {
  const { id: proposalId, order_id: orderId } = proposal;
  if (orderId === null) throw new Error('a proposal about a purchase without one');
  const purchaseId = await purchaseOf(context.db, 'purchase_order', orderId);
  const command = { do: 'decide', orderId, proposalId, by: staff.id, isApproved } as const;
  await carryOut(
    context,
    purchaseId,
    { command, facts },
    {
      after: async (trx, { happened }) => {
        const made = happened.find(({ ev }) => ev === 'refund-due' || ev === 'refund-held');
        await close(trx, made?.id ?? null);
      },
    },
  );
}

/** Money that came too late or too often moves nothing: it is written down and waits for a decision of its own. */
const movesNothing: ReadonlySet<TransferVerdict> = new Set(['late', 'surplus']);

const enter: Carrier = async (context, { proposal, staff, close }) => {
  const { arrivedOn, verdict } = payloadOf<'transfer-entry'>(proposal);
  const arrival = {
    transferId: proposal.subject,
    amountMinor: Number(proposal.amount),
    arrivedOn,
    note: proposal.reason || null,
    enteredBy: proposal.asked_by,
    agreedBy: staff.id,
  };
  let less: Less | undefined;
  await enterMoney(context, arrival, {
    before: close,
    after: async (_, entered) => {
      if (entered.verdict === verdict) return;
      /* whoever agreed was told what would follow: more than that is not done */
      if (!movesNothing.has(entered.verdict)) throw new Refusal('changed-meanwhile');
      less = 'kept-open';
    },
  });
  return less;
};

const settle =
  (how: 'take' | 'return'): Carrier =>
  async (context, { proposal, staff, close }) => {
    const { subject: transferId, reason: note } = proposal;
    const settlement = { transferId, how, note, agreedBy: staff.id };
    await settleMoney(context, settlement, {
      before: close,
      after: async (_, { amountMinor }) => {
        if (amountMinor !== Number(proposal.amount)) throw new Refusal('changed-meanwhile');
      },
    });
    return undefined;
  };

const release: Carrier = async (context, { proposal, staff, close }) => {
  const { refunds } = payloadOf<'release'>(proposal);
  const steps = refunds.map(async ({ id: refundId, orderId }) => {
    const part = { id: proposal.id, kind: 'release', amount: null, refundId, by: proposal.asked_by } as const;
    const command = { do: 'agreed', orderId, proposal: part, by: staff.id } as const;
    return { purchaseId: await purchaseOf(context.db, 'refund', refundId), command };
  });
  await carryOutTogether(context, await Promise.all(steps), close);
  return undefined;
};

/** In a transaction of its own, beside the closing. */
const within =
  (
    work: (context: PaymentContext, trx: Transaction<Database>, proposal: StoredProposal) => Promise<void>,
  ): Carrier =>
  (context, { proposal, close }) =>
    context.db.transaction().execute(async (trx) => {
      await close(trx);
      await work(context, trx, proposal);
      return undefined;
    });

const coupon = within(async ({ clock }, trx, proposal) => {
  const row = couponRow(payloadOf<'coupon'>(proposal));
  if (isOver(row, clock()) || !(await addCoupon(trx, row))) throw new Refusal('changed-meanwhile');
});

const resume: Carrier = (context, { proposal, staff, close }) =>
  context.db.transaction().execute(async (trx) => {
    await close(trx);
    const { differences: shown } = payloadOf<'resume-sending'>(proposal);
    await resumeAgreed(context, trx, { shown, by: [proposal.asked_by, staff.id] });
    return undefined;
  });

const turnSite: Carrier = async (context, { proposal, staff, close }) => {
  const { asked_by: askedBy, reason } = proposal;
  const turn = { ...payloadOf<'site-turn'>(proposal), reason, by: { askedBy, agreed: staff } };
  await turnAgreed(context, turn, close);
  return undefined;
};

/** Kinds that the purchase machine keeps an eye on: it decides about them, and takes them away. */
export const isOfMachine = ({ kind }: Pick<StoredProposal, 'kind'>): boolean =>
  machineKinds.some((one) => one === kind);

/** Everything that two persons can agree on, and what does it. */
export const carriers: Readonly<Record<ProposalKind, Carrier>> = {
  refund: ofMachine(() => ({})),
  hand: ofMachine((proposal) => {
    const { sentOn, reference } = payloadOf<'hand'>(proposal);
    const { held_refund_id: id, reason, asked_by } = proposal;
    return {
      refund: { id: id ?? '', sent_on: sentOn, reference, note: reason || null, closed_by: asked_by },
    };
  }),
  ended: ofMachine((proposal) => {
    const { noticeId: id } = payloadOf<'ended'>(proposal);
    return { notice: { id, note: proposal.reason } };
  }),
  stands: ofMachine((proposal) => {
    const { noticeId: id } = payloadOf<'stands'>(proposal);
    return { notice: { id, note: proposal.reason, refusal: 'other' } };
  }),
  'no-policy': ofMachine(() => ({})),
  release,
  'transfer-entry': enter,
  'transfer-take': settle('take'),
  'transfer-return': settle('return'),
  coupon,
  'partner-payment': within((context, trx, proposal) =>
    changePaymentData(context, trx, proposal.subject, payloadOf<'partner-payment'>(proposal)),
  ),
  payable: within((context, trx, proposal) => payPayable(context, trx, proposal)),
  terms: within((context, trx, proposal) => addTerms(context, trx, payloadOf<'terms'>(proposal))),
  'rate-hold': within((context, trx, proposal) => holdMore(context, trx, payloadOf<'rate-hold'>(proposal))),
  'write-off': within((context, trx, proposal) => writeOff(context, trx, proposal)),
  'resume-sending': resume,
  'site-turn': turnSite,
};
