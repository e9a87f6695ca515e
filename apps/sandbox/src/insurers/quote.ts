import type { InsurerQuoteAnswer, insurerQuoteRequestSchema } from '@sigorta/contracts/upstream/insurer';
import { productNotOffered } from '@sigorta/contracts/upstream/product-not-offered';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import type * as v from 'valibot';
import type { SandboxProduct } from '../products.ts';
import { randomCode } from '../random-text.ts';
import type { World } from '../world.ts';
import { clausesOf, inLanguage } from './booklet.ts';
import { withHistory } from './claims-history.ts';
import { type Insurer, partOf } from './directory.ts';
import { loadedTo } from './loaded.ts';
import { readApplication } from './read-application.ts';
import { quotesOf } from './records.ts';
import { BadRequest } from './refused.ts';
import { placeOf } from './terms.ts';

type QuotedAnswer = Extract<InsurerQuoteAnswer, { result: 'quoted' }>;
type QuoteRequest = v.InferOutput<typeof insurerQuoteRequestSchema>;

const minuteMs = 60_000;

const validUntil = (world: World, insurer: Insurer): string => {
  const set = world.faults.state(partOf(insurer)).settings.quoteValidMinutes;
  const minutes = typeof set === 'number' ? set : insurer.quoteHours * 60;
  return new Date(world.clock().getTime() + minutes * minuteMs).toISOString();
};

/** An insurer may change its tariff from one hour to the next; what it has quoted stays. */
const tariffPercent = (world: World, insurer: Insurer): number => {
  const set = world.faults.state(partOf(insurer)).settings.tariffPercent;
  return typeof set === 'number' ? set : 100;
};

/** Who looks persons up cannot keep a price before it knows them; everybody else keeps what the first answers gave. */
const standingOf = (insurer: Insurer, { id, wireNames }: SandboxProduct, phase: 'price' | 'whole') => {
  if (phase === 'whole' || !insurer.looksUp?.includes(id)) return { standing: 'firm' as const };
  const { nationalId } = wireNames.insured;
  return { standing: 'indicative' as const, wants: typeof nationalId === 'string' ? [nationalId] : [] };
};

/** What was answered, with the sentences of the insurer's booklet: they are printed anew, not kept with every quote. */
const withClauses = (
  answer: QuotedAnswer,
  insurer: Insurer,
  product: SandboxProduct | undefined,
  { language }: QuoteRequest,
): InsurerQuoteAnswer => ({
  ...answer,
  clauses: inLanguage(clausesOf(product, insurer.id, answer), language),
});

/**
 * Prices an application by the insurer's tariff. The same reference is answered with the same quote.
 * @throws BadRequest when the product is unknown or the application cannot be read
 */
export const quote = (world: World, insurer: Insurer, request: QuoteRequest): InsurerQuoteAnswer => {
  const quotes = quotesOf(world);
  const key = `${insurer.id}:${request.reference}`;
  const known = quotes.get(key);
  const product = world.products.get(request.product);
  if (known) return withClauses(known.answer, insurer, product, request);
  if (!product) throw new BadRequest('unknown-product', `no product ${request.product}`);
  const tariff = product.tariffOf(insurer.id);
  if (!tariff) return { result: 'declined', reason: productNotOffered };

  const application = readApplication(product.wireNames, request.application);
  const price = tariff.quote(application, { today: todayInIstanbul(world.clock()) });
  if ('declined' in price) return { result: 'declined', reason: price.declined };

  const { startsAt, endsAt, ...priced } = price;
  const offer = { ...priced, ...loadedTo(priced, tariffPercent(world, insurer)) };
  const phase = request.phase ?? 'whole';
  const place = placeOf(application, price.territory);
  const answer = {
    result: 'quoted' as const,
    quoteNo: `${insurer.prefix}-${randomCode(8)}`,
    ...offer,
    startsAt,
    endsAt,
    territory: place.territory,
    validUntil: validUntil(world, insurer),
    ...standingOf(insurer, product, phase),
    ...(phase === 'whole' && insurer.looksUp?.includes(product.id) && withHistory(offer, application)),
  };
  quotes.put(key, {
    insurer: insurer.id,
    product: product.id,
    reference: request.reference,
    answer,
    startsAt,
    endsAt,
    place,
    phase,
    createdAt: world.clock().toISOString(),
  });
  return withClauses(answer, insurer, product, request);
};
