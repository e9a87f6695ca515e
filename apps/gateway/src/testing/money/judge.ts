import type { Deal, DealRecord, PurchaseRecord } from './records.ts';

/** Every way in which a promise about money can be broken. */
export const violationKinds = [
  'charged-twice',
  'kept-without-policy',
  'policy-without-money',
  'untrue-sentence',
  'returned-more-than-taken',
  'stuck-without-case',
  'one-person-alone',
] as const;
export type ViolationKind = (typeof violationKinds)[number];

export interface Violation {
  kind: ViolationKind;
  purchaseId: string;
  /** what the books say, in words and kuruş */
  what: string;
}

/** A kuruş of each conversion may go to either side. */
const roundingKurus = 100;

const endsWithoutMoney: readonly string[] = ['declined', 'expired', 'awaiting-bank', 'awaiting-transfer'];
/** states of the page at which nothing more is to come */
const ends: readonly string[] = ['declined', 'expired', 'issued', 'refunded'];
const endsOfEnding: readonly (string | null)[] = [null, 'refused', 'refunded', 'closed'];

const active = ({ policies }: PurchaseRecord): number =>
  policies.filter(({ state }) => state === 'active').length;

const agreedOf = (deal: Deal, id: string) => deal.agreed.filter(({ purchaseId }) => purchaseId === id);

const violation = (kind: ViolationKind, { id }: { id: string }, what: string): Violation => ({
  kind,
  purchaseId: id,
  what,
});

/** Two policies of one quote, or money of two payments kept. */
function chargedTwice({ purchases }: DealRecord): Violation[] {
  const [first] = purchases;
  if (!first) return [];
  const kept = purchases.flatMap(({ charges }) => charges).filter(({ net }) => net > 0);
  const inForce = purchases.reduce((all, one) => all + active(one), 0);
  return [
    ...(inForce > 1 ? [violation('charged-twice', first, `${inForce} policies of one quote`)] : []),
    ...(kept.length > 1
      ? [violation('charged-twice', first, `${kept.length} payments kept: ${kept.map(({ net }) => net)}`)]
      : []),
  ];
}

/** What the insurer of an ended policy may keep of a price, kuruş. */
const keptByInsurer = (purchase: PurchaseRecord): number => {
  const ended = purchase.policies.find(({ state }) => state === 'cancelled');
  return ended ? Math.ceil(purchase.price * ended.keptShare) + roundingKurus : 0;
};

function moneyOf(deal: Deal, purchase: PurchaseRecord): Violation[] {
  const { returned, price } = purchase;
  const held = purchase.held + purchase.received;
  const agreed = agreedOf(deal, purchase.id);
  const parts = agreed.filter(({ isWhole }) => !isWhole).reduce((all, { amount }) => all + amount, 0);
  if (active(purchase) > 0) {
    if (held <= 0) return [violation('policy-without-money', purchase, 'a policy in force, nothing kept')];
    if (agreed.some(({ isWhole }) => isWhole))
      return [violation('stuck-without-case', purchase, `all of it was agreed to go back, ${held} stay`)];
    if (held > price - parts)
      return [violation('stuck-without-case', purchase, `${parts} agreed to go back, ${returned} did`)];
    if (held < price - parts)
      return [violation('returned-more-than-taken', purchase, `${parts} agreed, ${returned} went back`)];
    return [];
  }
  if (held > keptByInsurer(purchase))
    return [violation('kept-without-policy', purchase, `${held} kept, no policy in force`)];
  return held < 0 ? [violation('returned-more-than-taken', purchase, `${held} at the provider`)] : [];
}

/** What the page and the mails say against what is so. */
function untrue(record: DealRecord): Violation[] {
  const found = record.purchases.flatMap((purchase) => {
    const { page, held } = purchase;
    const isPaid = held > 0;
    const shown = page.charged?.minor ?? 0;
    const isByCard = purchase.received === 0;
    const lies = [
      [isPaid && endsWithoutMoney.includes(page.state), `"${page.state}" while ${held} are kept`],
      [page.state === 'issued' && active(purchase) === 0, '"issued" without a policy in force'],
      [page.state === 'refunded' && active(purchase) > 0, '"refunded" beside a policy in force'],
      [page.state === 'refunded' && held > keptByInsurer(purchase), `"refunded" while ${held} are kept`],
      [endsWithoutMoney.includes(page.state) && active(purchase) > 0, `"${page.state}" beside a policy`],
      [isByCard && ends.includes(page.state) && shown !== held, `"${shown} paid" while ${held} are kept`],
    ] as const;
    const [first] = lies.filter(([isLie]) => isLie);
    return first ? [violation('untrue-sentence', purchase, first[1])] : [];
  });
  const [first] = record.purchases;
  const told = record.toldReturned.reduce((all, one) => all + one, 0);
  const returned = record.purchases.reduce((all, one) => all + one.returned, 0);
  const isTold = first && first.received === 0 && told > returned;
  return isTold
    ? [...found, violation('untrue-sentence', first, `mails say ${told} went back, ${returned} did`)]
    : found;
}

const stuck = ({ purchases }: DealRecord): Violation[] =>
  purchases
    .filter(({ page, ending }) => !ends.includes(page.state) || !endsOfEnding.includes(ending))
    .map((purchase) =>
      violation('stuck-without-case', purchase, `the page says ${purchase.page.state}, ${purchase.ending}`),
    );

const alone = (deal: Deal): Violation[] =>
  deal.alone.map(({ purchaseId, what }) => violation('one-person-alone', { id: purchaseId }, what));

/** Broken whatever a person may do later. */
const neverExcused: readonly ViolationKind[] = [
  'policy-without-money',
  'untrue-sentence',
  'one-person-alone',
];

/** A policy without money lies with a person only where the insurer itself said that it will not end it. */
const lastsDespite = ({ purchases }: DealRecord, { kind, purchaseId }: Violation): boolean =>
  neverExcused.includes(kind) &&
  !(kind === 'policy-without-money' && purchases.some((one) => one.id === purchaseId && one.isKeptByInsurer));

/**
 * The promises, judged from the books at the end of a deal.
 * @param cases purchases that lie with a person, who has a next action: what is not settled there is not stuck
 */
export function judge(deal: Deal, record: DealRecord, cases: ReadonlySet<string>): Violation[] {
  const all = [
    ...chargedTwice(record),
    ...record.purchases.flatMap((purchase) => moneyOf(deal, purchase)),
    ...untrue(record),
    ...stuck(record),
    ...alone(deal),
  ];
  const hasCase = deal.purchases.some(({ id }) => cases.has(id));
  return all.filter((one) => !hasCase || lastsDespite(record, one));
}

/** What must hold at every moment: one policy of a quote, and never "declined" while money is kept. */
export const judgeNow = (record: DealRecord): Violation[] => [
  ...chargedTwice(record).filter(({ what }) => what.includes('policies')),
  ...record.purchases
    .filter(({ page, held }) => page.state === 'declined' && held > 0)
    .map((purchase) => violation('untrue-sentence', purchase, `"declined" while ${purchase.held} are kept`)),
];
