import type { InsurerQuoteAnswer, insurerQuoteRequestSchema } from '@sigorta/contracts/upstream/insurer';
import { productNotOffered } from '@sigorta/contracts/upstream/product-not-offered';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import type * as v from 'valibot';
import { randomCode } from '../random-text.ts';
import type { World } from '../world.ts';
import { type Insurer, partOf } from './directory.ts';
import { readApplication } from './read-application.ts';
import { quotesOf } from './records.ts';
import { BadRequest } from './refused.ts';

type QuoteRequest = v.InferOutput<typeof insurerQuoteRequestSchema>;

const minuteMs = 60_000;

const validUntil = (world: World, insurer: Insurer): string => {
  const set = world.faults.state(partOf(insurer)).settings.quoteValidMinutes;
  const minutes = typeof set === 'number' ? set : insurer.quoteHours * 60;
  return new Date(world.clock().getTime() + minutes * minuteMs).toISOString();
};

/**
 * Prices an application by the insurer's tariff. The same reference is answered with the same quote.
 * @throws BadRequest when the product is unknown or the application cannot be read
 */
export const quote = (world: World, insurer: Insurer, request: QuoteRequest): InsurerQuoteAnswer => {
  const quotes = quotesOf(world);
  const key = `${insurer.id}:${request.reference}`;
  const known = quotes.get(key);
  if (known) return known.answer;

  const product = world.products.get(request.product);
  if (!product) throw new BadRequest('unknown-product', `no product ${request.product}`);
  const tariff = product.tariffOf(insurer.id);
  if (!tariff) return { result: 'declined', reason: productNotOffered };

  const application = readApplication(product.wireNames, request.application);
  const price = tariff.quote(application, { today: todayInIstanbul(world.clock()) });
  if ('declined' in price) return { result: 'declined', reason: price.declined };

  const { startsAt, endsAt, ...offer } = price;
  const answer = {
    result: 'quoted' as const,
    quoteNo: `${insurer.prefix}-${randomCode(8)}`,
    ...offer,
    startsAt,
    endsAt,
    validUntil: validUntil(world, insurer),
  };
  quotes.put(key, {
    insurer: insurer.id,
    product: product.id,
    reference: request.reference,
    answer,
    startsAt,
    endsAt,
    createdAt: world.clock().toISOString(),
  });
  return answer;
};
