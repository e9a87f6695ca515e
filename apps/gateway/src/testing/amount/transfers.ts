import type { Money } from '@sigorta/contracts/money';
import { isTransferOffered, slack, transferEnds, wronglyRefused } from './judge.ts';
import { askAccount, load, type Shown } from './tab.ts';
import type { TransferByHand } from './transfer-by-hand.ts';
import { mayPayByHand } from './transfer-by-hand.ts';
import { enterMoney, settleMoney } from './transfer-money.ts';
import { say, type Walk } from './walk-state.ts';

/** Whether something of a quote is bought, by card or by transfer. */
export const isBought = ({ accepted, awaited }: Walk, quote: string): boolean =>
  [...accepted.values()].some(({ quoteId }) => quoteId === quote) ||
  awaited.some(({ quoteId, st }) => quoteId === quote && st === 'paid');

/** Who pays another way, or another offer, is waited for no longer. */
export function giveWay({ awaited }: Walk, quoteId: string, but: TransferByHand | null): void {
  for (const one of awaited)
    if (one !== but && one.quoteId === quoteId && one.st === 'waiting') one.st = 'over';
}

interface ShownTransfer {
  state: string;
  amount: Money;
  reference: string;
  until: string;
}

/** The page of the transfer: account, amount and time. */
async function readPage(walk: Walk, purchaseId: string): Promise<ShownTransfer | null> {
  const { body } = await walk.buyer.get(`purchases/${purchaseId}`);
  if (body.state !== 'awaiting-transfer')
    walk.broken.push(`a transfer was asked for and the page says ${body.state}`);
  return body.personal?.transfer ?? null;
}

/** A transfer that was asked for: its page has to show what was accepted, and a time that money can arrive in. */
async function remember(walk: Walk, shown: Shown, purchaseId: string, at: Date): Promise<void> {
  const { broken, awaited, world } = walk;
  const page = await readPage(walk, purchaseId);
  if (!page) return void broken.push('a transfer was asked for and its page shows none');
  const { total, offer } = shown;
  const until = Date.parse(page.until);
  if (page.amount.minor !== total.minor)
    broken.push(`${total.minor} was accepted, the transfer's page shows ${page.amount.minor}`);
  if (until <= at.getTime()) broken.push(`a transfer is waited for until ${page.until}, which is over`);
  say(walk, `a transfer of ${total.minor} is waited for until ${page.until}`);
  const known = awaited.find(({ reference }) => reference === page.reference);
  giveWay(walk, offer.quoteId, known ?? null);
  if (known) return;
  const { least, most } = transferEnds({ offer, at }, walk.firmed.get(offer.id));
  if (until < least || until > most)
    broken.push(`an offer until ${offer.validUntil} has its transfer waited for until ${page.until}`);
  const { quoteId, id: offerId } = offer;
  const id = await world.transferOf(page.reference);
  const nothing = { open: 0, came: 0, sentBack: 0, st: 'waiting' } as const;
  awaited.push({
    id,
    purchaseId,
    quoteId,
    offerId,
    reference: page.reference,
    minor: total.minor,
    until,
    ...nothing,
  });
}

/** One payment, whatever the card's table said. */
export async function askTransfer(walk: Walk, tab: number): Promise<void> {
  const { world, buyer, choices, broken, refusals, awaited } = walk;
  const onPage = walk.tabs[tab];
  if (!onPage) return;
  const shown = { ...onPage, count: 1, total: onPage.single };
  const isFalse = choices.chance(0.08);
  const sent = isFalse ? { ...shown, total: { ...shown.total, minor: shown.total.minor - 1 } } : shown;
  const at = world.now();
  const asked = await askAccount(world, buyer, sent, walk.email);
  const { offer } = (await buyer.get(`offers/${shown.offer.id}`)).body;
  const isOffered = isTransferOffered({ offer, at }, walk.firmed.get(offer.id));
  if ('purchaseId' in asked) {
    if (isFalse) broken.push('a transfer of an amount that was never shown is waited for');
    if (isOffered === false) broken.push('a transfer is waited for that cannot arrive');
    await remember(walk, { ...sent, offer }, asked.purchaseId, at);
    return;
  }
  say(walk, `tab ${tab} is refused a transfer: ${asked.refused}`);
  refusals.push(asked.refused);
  if (asked.refused === 'transfer-not-offered') {
    if (isOffered) broken.push(`no transfer for an offer until ${offer.validUntil}`);
    return;
  }
  /* another amount is waited for already, or lies with a person */
  const isTaken =
    isBought(walk, shown.offer.quoteId) || awaited.some(({ st }) => st === 'waiting' || st === 'stuck');
  const press = { shown, at, isFalse, isBought: isTaken, inForce: shown.total.minor };
  broken.push(...wronglyRefused(asked.refused, press));
  walk.tabs[tab] = await load(buyer, shown.offer.id);
}

/** Money on the shop's account under the reference of one of the buyer's transfers. */
export async function moneyComes(walk: Walk): Promise<void> {
  const { choices, awaited } = walk;
  const one = awaited[choices.between(0, awaited.length - 1)];
  if (!one) return;
  await enterMoney(walk, one);
  await look(walk, one.purchaseId);
}

/** The buyer's page after something became of his money: what paid is what was accepted, nothing else did. */
async function look({ buyer, broken, accepted, awaited }: Walk, purchaseId: string): Promise<void> {
  if (accepted.has(purchaseId)) return;
  const { body } = await buyer.get(`purchases/${purchaseId}`);
  const charged = body.charged?.minor ?? null;
  const own = awaited.filter((one) => one.purchaseId === purchaseId);
  const paid = own.find(({ st }) => st === 'paid')?.minor ?? null;
  if (charged !== paid) broken.push(`${paid} was transferred, the page says that ${charged} was paid`);
  const isStopped = own.some(({ st }) => st === 'stuck');
  if (isStopped !== (body.state === 'manual'))
    broken.push(`a transfer is ${isStopped ? '' : 'not '}stopped, the page says ${body.state}`);
}

/** A person decides about money that was wrong, late or too much. */
export async function decideMoney(walk: Walk): Promise<void> {
  const { world, choices, awaited, buyer } = walk;
  const one = awaited.find(({ open }) => open > 0);
  if (!one) return;
  const how = choices.pick<'take' | 'return'>(['take', 'take', 'return']);
  const { offer } = (await buyer.get(`offers/${one.offerId}`)).body;
  const left = Date.parse(offer.validUntil) - world.now().getTime();
  const isHeld = left > 0;
  const isLast = awaited.findLast(({ purchaseId }) => purchaseId === one.purchaseId) === one;
  const may =
    how === 'return' || mayPayByHand(one, { isBought: isBought(walk, one.quoteId), isHeld, isLast });
  /* the insurer's quote ends a minute after its offer */
  const isNear = how === 'take' && Math.abs(left) < 60_000 + slack;
  if (!(await settleMoney(walk, one, how, isNear ? null : may))) return;
  if (how === 'take') giveWay(walk, one.quoteId, one);
  await look(walk, one.purchaseId);
}

/** The job that ends transfers nobody paid. */
export async function lapse(walk: Pick<Walk, 'world' | 'awaited' | 'story'>): Promise<void> {
  await walk.world.lapse();
  const now = walk.world.now().getTime();
  for (const one of walk.awaited) if (one.st === 'waiting' && one.until <= now) one.st = 'over';
  say(walk, 'transfers whose time is over are ended');
}
