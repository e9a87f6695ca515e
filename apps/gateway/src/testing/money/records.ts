import type { Buyer, Reply } from '../buyer.ts';
import type { MoneyWorld } from './world.ts';

/** What staff agreed to give back, as the panel took it. */
interface Agreement {
  purchaseId: string;
  /** kuruş */
  amount: number;
  /** all that was paid */
  isWhole: boolean;
}

interface Purchase {
  id: string;
  /** kuruş */
  price: number;
  /** kuruş that came over the bank, whose statement is no record of the sandbox's */
  received: number;
}

/** One quote and everything that was tried with it: the purchases of its offers, and what people did. */
export interface Deal {
  buyer: Buyer;
  /** of this deal alone */
  email: string;
  purchases: Purchase[];
  agreed: Agreement[];
  /** actions that need two persons and were taken from one */
  alone: { purchaseId: string; what: string }[];
}

/** A payment of the provider: what stands of it, and what was ever taken and returned, kuruş. */
interface ChargeRecord {
  conversationId: string;
  net: number;
  taken: number;
}

interface PolicyRecord {
  state: 'active' | 'cancelled';
  /** part of the premium that the insurer keeps of an ended policy, 0 to 1 */
  keptShare: number;
}

/** A purchase in the books outside, and as its buyer reads it. */
export interface PurchaseRecord extends Purchase {
  charges: ChargeRecord[];
  /** kuruş at the provider now */
  held: number;
  /** kuruş that went back */
  returned: number;
  policies: PolicyRecord[];
  /** its insurer was asked to end it and said no, on the line */
  isKeptByInsurer: boolean;
  page: Reply['body'];
  /** what the buyer reads of the end he asked for; null when he asked for none */
  ending: string | null;
}

export interface DealRecord {
  purchases: PurchaseRecord[];
  /** kuruş of each refund that a mail says was made */
  toldReturned: number[];
}

interface ChargeRow {
  conversationId: string;
  kind: string;
  amount: number;
}

interface PolicyRow {
  premium: { minor: number };
  policy: { state: 'active' | 'cancelled'; cancellation?: { refund: { minor: number } } };
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

const chargesOf = (rows: readonly ChargeRow[]): ChargeRecord[] => {
  const conversations = [...new Set(rows.map((row) => row.conversationId))];
  return conversations.map((conversationId) => {
    const own = rows.filter((row) => row.conversationId === conversationId);
    return {
      conversationId,
      net: sum(own.map((row) => row.amount)),
      taken: sum(own.filter((row) => row.kind === 'charge').map((row) => row.amount)),
    };
  });
};

const policyOf = ({ premium, policy }: PolicyRow): PolicyRecord => ({
  state: policy.state,
  keptShare: policy.cancellation ? 1 - policy.cancellation.refund.minor / premium.minor : 0,
});

/* the Turkish subject of the mail that says a refund was made, as the buyer reads it */
const madeRefund = /^Ödemenizi iade ettik: ([\d.]+),(\d{2})/;

const kurusTold = (subject: string): number[] => {
  const [, lira, kurus] = madeRefund.exec(subject) ?? [];
  return lira && kurus ? [Number(lira.replaceAll('.', '')) * 100 + Number(kurus)] : [];
};

async function readPurchase(world: MoneyWorld, deal: Deal, purchase: Purchase): Promise<PurchaseRecord> {
  const { body: page } = await deal.buyer.get(`purchases/${purchase.id}`);
  const { rows } = await world.look(`charges?basketId=${purchase.id}`);
  const { policies } = await world.look(`policies?reference=${purchase.id}`);
  const charges = chargesOf(rows);
  return {
    ...purchase,
    charges,
    held: sum(charges.map(({ net }) => net)),
    returned: sum(charges.map(({ net, taken }) => taken - net)),
    policies: policies.map(policyOf),
    isKeptByInsurer: world.line.story(purchase.id).some(({ what }) => /^end(:| →) .*refused/.test(what)),
    page,
    ending: page.cancellation ?? null,
  };
}

interface MailRow {
  subject: string;
  messageId: string;
}

/** Reads the provider's, the insurers' and the mail server's books of a deal, and its buyer's pages. */
export async function readRecords(world: MoneyWorld, deal: Deal): Promise<DealRecord> {
  const purchases = await Promise.all(deal.purchases.map((one) => readPurchase(world, deal, one)));
  const { mails } = await world.look(`mails?to=${encodeURIComponent(deal.email)}`);
  /* a mail may arrive twice, under one id */
  const subjects = new Map(mails.map((mail: MailRow) => [mail.messageId, mail.subject]));
  return { purchases, toldReturned: [...subjects.values()].flatMap((subject) => kurusTold(String(subject))) };
}
