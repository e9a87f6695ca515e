import type { Offer } from '@sigorta/contracts/offer';
import { choicesOf } from '../money/simulation/random.ts';
import { askOffers } from '../purchase/market.ts';
import { askPrices, claimantId, firstPerson } from '../purchase/price-first.ts';
import { heldCards, totalsInForce } from './installment-terms.ts';
import { heldLess, notAsInsurerSays, wronglyRefused } from './judge.ts';
import { readLetters } from './letters.ts';
import { load, pay, type Shown, tableOf, withCoupon } from './tab.ts';
import { askTransfer, decideMoney, giveWay, isBought, lapse, moneyComes } from './transfers.ts';
import { say, type Walk, type Walked } from './walk-state.ts';
import type { WalkWorld } from './world.ts';

const minute = 60_000;
const hour = 60 * minute;

function give(walk: Walk, offers: readonly Offer[]): void {
  const at = walk.world.now();
  walk.list = [...offers];
  for (const offer of offers) {
    if (walk.given.has(offer.id)) continue;
    walk.given.set(offer.id, { offer, at });
    walk.broken.push(...notAsInsurerSays({ offer, at }));
  }
}

async function ask(walk: Walk): Promise<void> {
  const { world, buyer, choices } = walk;
  const how = choices.pick(['price-first', 'price-first', 'foreign-travel', 'domestic-travel']);
  say(walk, `asks ${how}`);
  if (how === 'price-first') {
    walk.quote = await askPrices(world.market, buyer);
    give(walk, walk.quote.offers);
  } else give(walk, await askOffers(world.market, buyer, how));
}

/** The rest of the application, with one claimant or another, and the insurer's firm price: what the page shows then. */
async function firm(walk: Walk, shown: Shown): Promise<Shown | null> {
  const { buyer, choices, quote } = walk;
  const first = await load(buyer, shown.offer.id);
  if (first === null || !quote) return null;
  const needsRest = first.completion === undefined || choices.chance(0.2);
  let isNewlyFirm = first.offer.standing !== 'firm' || !walk.firmed.has(shown.offer.id);
  if (needsRest) {
    const { status } = await quote.complete(
      choices.chance(0.3) ? firstPerson({ nationalId: claimantId() }) : undefined,
    );
    isNewlyFirm ||= status === 200;
    say(walk, `names the persons: ${status}`);
  }
  const { body } = await buyer.post(`offers/${shown.offer.id}/firm`, {});
  if (body.result !== 'firm') return null;
  if (isNewlyFirm) walk.firmed.set(shown.offer.id, walk.world.now());
  const now = await load(buyer, shown.offer.id);
  say(walk, `firm at ${body.offer.price.minor}`);
  if (now && now.total.minor !== body.offer.price.minor) walk.broken.push('a page shows no firm price');
  return now;
}

/** Opens an offer of the list in a tab, as far as its payment page. */
async function choose(walk: Walk, tab: number): Promise<void> {
  const { choices, buyer, list } = walk;
  const offer = list[choices.between(0, list.length - 1)];
  if (!offer) return;
  const shown = await load(buyer, offer.id);
  const isFirm = (shown?.offer.standing ?? 'firm') === 'firm';
  walk.tabs[tab] = shown && !isFirm ? await firm(walk, shown) : shown;
  say(walk, `tab ${tab} shows ${walk.tabs[tab]?.total.minor ?? 'that it is over'} of ${offer.insurer.id}`);
}

/** The table of a card is read: it has to be the provider's of this moment. @returns the page with one line of it chosen */
async function chooseInstallments(walk: Walk, shown: Shown): Promise<Shown | null> {
  const { buyer, choices, world, broken } = walk;
  const card = choices.pick(heldCards);
  const options = await tableOf(buyer, shown, card);
  if (options === null) return null;
  const [first] = options;
  const wanted = totalsInForce(world.terms, card, shown.offer, first?.total.minor ?? 0);
  const told = options.map(({ count, total }) => `${total.minor} in ${count}`).join(', ');
  const byHand = [...wanted].map(([count, minor]) => `${minor} in ${count}`).join(', ');
  if (told !== byHand) broken.push(`a card's table is ${byHand} and was shown as ${told}`);
  /* several payments more often than one */
  const option = options[choices.between(choices.chance(0.7) ? 1 : 0, 4) % options.length];
  return option ? { ...shown, card, count: option.count, total: option.total } : null;
}

async function changeAmount(walk: Walk, tab: number): Promise<void> {
  const { choices, buyer, world } = walk;
  const shown = walk.tabs[tab];
  if (!shown) return;
  const code =
    world.coupons[choices.between(Math.max(0, world.coupons.length - 3), world.coupons.length - 1)];
  const next = choices.chance(0.6)
    ? await chooseInstallments(walk, shown)
    : code && (await withCoupon(buyer, shown, code));
  if (next) walk.tabs[tab] = next;
  const { coupon, count, total } = walk.tabs[tab] ?? shown;
  say(walk, `tab ${tab} shows ${total.minor} in ${count}, coupon ${coupon}`);
}

async function reopen(walk: Walk): Promise<void> {
  const { buyer, world } = walk;
  const [first] = walk.list;
  if (!first) return;
  if (walk.token === null) {
    walk.token = (await buyer.post(`quotes/${first.quoteId}/save`, {})).body.token ?? null;
    say(walk, 'keeps the quote');
    return;
  }
  const { body } = await buyer.get(`saved-quotes/${walk.token}`);
  walk.broken.push(...heldLess(body.offers, walk.given, world.now()));
  const isOver = body.offers.every(
    ({ validUntil }: Offer) => Date.parse(validUntil) <= world.now().getTime(),
  );
  if (!isOver || body.bought) return;
  const fresh = await buyer.post(`saved-quotes/${walk.token}/refresh`, {});
  if (fresh.status !== 200) return void say(walk, `no fresh prices: ${fresh.body.code}`);
  say(walk, 'asks for fresh prices of the kept quote');
  for (const { insurer, price } of fresh.body.before) {
    const old = [...walk.given.values()].find((one) => one.offer.insurer.id === insurer.id);
    if (old && !walk.firmed.has(old.offer.id) && old.offer.price.minor !== price.minor)
      walk.broken.push(`the old price of ${insurer.id} is shown as ${price.minor}`);
  }
  give(walk, fresh.body.offers);
  walk.tabs = [null, null];
  walk.quote = null;
}

/** A press whose amount was taken: what was named has to be what holds at this moment. */
function accept(
  walk: Walk,
  shown: Shown,
  paid: { purchaseId: string; attemptId: string },
  inForce: number | null,
): void {
  const { broken, accepted, awaited } = walk;
  const { total, count, offer } = shown;
  if (inForce !== total.minor)
    broken.push(`${total.minor} in ${count} was taken, the table of this moment says ${inForce}`);
  if (awaited.some(({ quoteId, st }) => quoteId === offer.quoteId && st === 'paid'))
    broken.push('a quote that a transfer paid was bought by card as well');
  accepted.set(paid.purchaseId, {
    minor: total.minor,
    count,
    attemptId: paid.attemptId,
    quoteId: offer.quoteId,
  });
  giveWay(walk, offer.quoteId, null);
}

async function press(walk: Walk, tab: number): Promise<void> {
  const { choices, world, buyer } = walk;
  const onPage = walk.tabs[tab];
  if (!onPage) return;
  /* typed anew and pressed before its own table is there */
  const shown = choices.chance(0.15) ? { ...onPage, card: choices.pick(heldCards) } : onPage;
  /* a page that was tampered with, or drawn by a mistake: it names another amount than the shop does */
  const isFalse = choices.chance(0.08);
  const sent = isFalse ? { ...shown, total: { ...shown.total, minor: shown.total.minor - 1 } } : shown;
  const at = world.now();
  const inForce =
    totalsInForce(world.terms, shown.card, shown.offer, shown.single.minor).get(shown.count) ?? null;
  const paid = await pay(world, buyer, sent, walk.email);
  if ('purchaseId' in paid) {
    say(walk, `tab ${tab} pays ${sent.total.minor} in ${sent.count}`);
    if (isFalse) walk.broken.push('an amount that was never shown was taken');
    accept(walk, sent, paid, inForce);
    return;
  }
  say(walk, `tab ${tab} is refused: ${paid.refused}`);
  walk.refusals.push(paid.refused);
  const { quoteId } = shown.offer;
  const isStopped = walk.awaited.some((one) => one.quoteId === quoteId && one.st === 'stuck');
  const about = { shown, at, isFalse, isBought: isBought(walk, quoteId) || isStopped, inForce };
  walk.broken.push(...wronglyRefused(paid.refused, about));
  /* the page shows the new amount, and only then its button names it */
  const fresh = await load(buyer, shown.offer.id);
  const chosen = fresh && shown.count > 1 ? await chooseInstallments(walk, fresh) : null;
  walk.tabs[tab] = chosen ?? fresh;
}

async function reload(walk: Walk, tab: number): Promise<void> {
  const shown = walk.tabs[tab];
  if (shown) walk.tabs[tab] = await load(walk.buyer, shown.offer.id);
}

/** A list that stood open while one of its offers ended: it is asked for again, and shown at what is said now. */
async function askAgain(walk: Walk): Promise<void> {
  const { buyer, world, choices, list, broken } = walk;
  const ended = list.filter(({ validUntil }) => Date.parse(validUntil) <= world.now().getTime());
  const offer = ended[choices.between(0, Math.max(0, ended.length - 1))];
  if (!offer) return;
  const { body } = await buyer.post(`offers/${offer.id}/again`, {});
  if (body.result !== 'asked') return void say(walk, `${offer.insurer.id} is not asked again: ${body.code}`);
  say(walk, `${offer.insurer.id} asked again: ${body.was.minor} is ${body.offer.price.minor}`);
  const first = walk.given.get(offer.id)?.offer;
  if (first && !walk.firmed.has(offer.id) && first.price.minor !== body.was.minor)
    broken.push(
      `${offer.insurer.id} was given at ${first.price.minor} and is said to have been ${body.was.minor}`,
    );
  /* one that another page made firm meanwhile holds by then as its insurer said there */
  if (!walk.firmed.has(offer.id)) broken.push(...notAsInsurerSays({ offer: body.offer, at: world.now() }));
  if (!body.offer.before) walk.given.set(offer.id, { offer: body.offer, at: world.now() });
  walk.list = list.map((known) => (known.id === offer.id ? body.offer : known));
}

async function wait(walk: Walk): Promise<void> {
  const ms = walk.choices.pick([minute, 20 * minute, hour, 3 * hour, 12 * hour, 26 * hour]);
  walk.world.forward(ms);
  say(walk, `${ms / minute} minutes later`);
}

async function meanwhile(walk: Walk): Promise<void> {
  say(walk, `meanwhile: ${await walk.world.change(walk.choices)}`);
}

/* what changes amounts comes more often than what does not */
const steps = [
  choose,
  changeAmount,
  changeAmount,
  changeAmount,
  meanwhile,
  meanwhile,
  meanwhile,
  wait,
  reload,
  reopen,
  askAgain,
  press,
  askTransfer,
  moneyComes,
  moneyComes,
  decideMoney,
  lapse,
  readLetters,
] as const;

/** What is begun is ended: presses, and for some a transfer with money for it and a decision about what was wrong. */
async function finish(walk: Walk): Promise<void> {
  for (const tab of [0, 1, 0]) await press(walk, tab);
  if (walk.choices.chance(0.5)) await lapse(walk);
  if (walk.choices.chance(0.5)) await moneyComes(walk);
  await decideMoney(walk);
}

/** Every walk begins with a question and ends with a press or a transfer; between them anything, in any order. */
export async function walk(world: WalkWorld, seed: number): Promise<Walked> {
  const choices = choicesOf(seed);
  const here: Walk = {
    world,
    choices,
    buyer: world.market.buyer(),
    email: `yolcu-${seed}@ornek.example`,
    quote: null,
    given: new Map(),
    firmed: new Map(),
    list: [],
    tabs: [null, null],
    token: null,
    read: new Set(),
    story: [],
    broken: [],
    accepted: new Map(),
    awaited: [],
    refusals: [],
    verdicts: [],
  };
  await ask(here);
  await choose(here, 0);
  /* who pays by transfer asks for its account before anything else may buy the quote */
  const wantsTransfer = choices.chance(0.35);
  if (wantsTransfer) await askTransfer(here, 0);
  for (let left = choices.between(2, 9); left > 0; left -= 1) {
    const tab = choices.between(0, 1);
    await choices.pick(steps)(here, tab);
  }
  if (wantsTransfer) {
    await moneyComes(here);
    await decideMoney(here);
  }
  await finish(here);
  return here;
}
