import type { Offer } from '@sigorta/contracts/offer';
import { asItLies } from '../../platform/sensitive/sealed-application.ts';
import { cancel, look } from '../cancellation/bought.ts';
import { nextLook } from '../next-look.ts';
import { paymentOf, waitFor } from '../purchase/market.ts';
import {
  cardName,
  chipField,
  colourField,
  formOf,
  isChipSealed,
  lastAnswersOf,
  numberedId,
} from './numbered-release.ts';
import { paperOf } from './paper-of.ts';
import { at, good, one, type Purchase, type Step, today, type World, wrongUnless } from './story.ts';

/** What begins on a page. */
export const begin = {
  'open a page': ({ standing }) => {
    if (standing.live === null) return null;
    standing.pages.push(standing.live);
    return Promise.resolve(good);
  },
  'send a form': (world) => {
    const pin = one(world, world.standing.pages);
    return pin === null ? null : sendForm(world, pin);
  },
} satisfies Record<string, Step>;

async function sendForm(world: World, pin: number): Promise<string[]> {
  const { market, standing, choices, consents } = world;
  const buyer = market.buyer();
  const colour = `renk ${choices.between(100_000, 999_999)}`;
  const lines = [];
  const request = {
    product: 'pet',
    language: 'tr',
    application: await formOf(pin, today(world), colour),
    consents,
    release: numberedId(pin),
  };
  for await (const line of buyer.lines('quotes/create', 'POST', request)) lines.push(line);
  if (standing.live === null || standing.recalled.has(pin))
    return wrongUnless(lines[0]?.code === 'release-gone', `a form of ${pin} that may not begin`, lines[0]);
  const [offer] = lines.flatMap((line): Offer[] => (line.type === 'offer' ? [line.offer] : []));
  if (!offer) return [`a form of ${pin} while ${standing.live} is live: ${JSON.stringify(lines[0])}`];
  const chip = `79200${choices.between(1_000_000_000, 9_999_999_999)}`;
  standing.purchases.push({ pin, buyer, colour, chip, offer, purchaseId: '', stage: 'offered' });
  const row = await market.context.db
    .selectFrom('quote')
    .select(['application', 'release'])
    .where('id', '=', offer.quoteId)
    .executeTakeFirstOrThrow();
  return wrongUnless(
    row.release === numberedId(pin) && asItLies(row.application)[colourField(pin)] === colour,
    `the quote of ${pin}`,
    row,
  );
}

/** What goes on with a purchase that was begun. */
export const purchasing = {
  'look at an offer': (world) => {
    const found = at(world, 'offered');
    return found && seeOffer(found);
  },
  'keep the offers': (world) => {
    const found = at(world, 'offered');
    return found && keepOffers(found);
  },
  pay: (world) => {
    const found = at(world, 'offered');
    return found && pay(world, found);
  },
  'answer last questions': (world) => {
    const found = at(world, 'paid');
    return found && answerLast(world, found);
  },
  'read the policy': (world) => {
    const found = at(world, 'issued', 'cancelled');
    return found && readPolicy(found);
  },
  cancel: (world) => {
    const found = at(world, 'issued');
    return found && cancelPolicy(found);
  },
} satisfies Record<string, Step>;

async function seeOffer({ pin, buyer, offer, colour }: Purchase): Promise<string[]> {
  const { status, body } = await buyer.get(`offers/${offer.id}`);
  const isRight = status === 200 && body.quote.details[colourField(pin)] === colour;
  return wrongUnless(isRight, `the offer of ${pin}`, body);
}

async function keepOffers({ pin, buyer, offer }: Purchase): Promise<string[]> {
  const kept = await buyer.post(`quotes/${offer.quoteId}/save`, {});
  const shown = await buyer.get(`saved-quotes/${kept.body.token}`);
  return wrongUnless(shown.status === 200 && shown.body.people === 1, `kept offers of ${pin}`, shown.body);
}

async function pay({ market }: World, purchase: Purchase): Promise<string[]> {
  const { pin, buyer, offer } = purchase;
  const { status, body } = await buyer.post('purchases/start', paymentOf(market, offer));
  if (status !== 200) {
    purchase.stage = 'cancelled';
    return [`paying under ${pin}: ${JSON.stringify(body)}`];
  }
  purchase.purchaseId = body.purchaseId;
  await waitFor(buyer, body.purchaseId, ({ detailsUntil }) => detailsUntil !== null);
  purchase.stage = 'paid';
  return good;
}

async function answerLast(world: World, purchase: Purchase): Promise<string[]> {
  const { market } = world;
  const { pin, buyer, purchaseId, chip } = purchase;
  const details = await lastAnswersOf(pin, today(world), chip);
  const { status, body } = await buyer.post('policies/create', { purchaseId, details });
  purchase.stage = status === 200 ? 'issued' : 'cancelled';
  if (body.result !== 'taken') return [`last answers of ${pin}: ${JSON.stringify(body)}`];
  await waitFor(buyer, purchaseId, ({ state, mail }) => state === 'issued' && mail === 'sent');
  const { policies } = await market.look(`policies?reference=${purchaseId}`);
  const row = await market.context.db
    .selectFrom('policy')
    .select('details')
    .where('order_id', '=', purchaseId)
    .executeTakeFirstOrThrow();
  const kept = String(row.details?.[chipField(pin)]);
  return [
    ...wrongUnless(policies[0]?.details?.mikrocip === chip, `what the insurer got of ${pin}`, policies),
    ...wrongUnless(isChipSealed(pin) !== (kept === chip), `what lies sealed of ${pin}`, row),
  ];
}

async function readPolicy({ pin, buyer, purchaseId, colour, chip }: Purchase): Promise<string[]> {
  const paper = await paperOf(buyer, purchaseId);
  return wrongUnless(paper.includes(colour) && paper.includes(chip), `the paper of ${pin}`, paper);
}

/** Beyond twenty refunds an hour the money waits for two persons: the policy is over all the same. */
async function endedAtInsurer(purchase: Purchase): Promise<void> {
  const since = Date.now();
  while (Date.now() < since + 15_000) {
    const { cancellation } = await look(purchase);
    if (cancellation?.state === 'refund-due' || cancellation?.state === 'refunded') return;
    await nextLook(since);
  }
  throw new Error('not ended');
}

async function cancelPolicy(purchase: Purchase): Promise<string[]> {
  const { pin } = purchase;
  const shown = await look(purchase);
  const { status, body } = await cancel(purchase);
  purchase.stage = 'cancelled';
  if (status !== 200) return [`cancelling under ${pin}: ${JSON.stringify(body)}`];
  await endedAtInsurer(purchase);
  return wrongUnless(shown.productName === cardName(pin), `the name of ${pin}`, shown.productName);
}
