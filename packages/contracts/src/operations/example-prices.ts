import * as v from 'valibot';
import { instant } from '../calendar-day.ts';
import { moneySchema } from '../money.ts';
import { defineOperation } from '../operation.ts';
import { named, toldId, toldText } from '../told.ts';
import { empty } from '../wire.ts';

/** What the cheapest insurers say that a product's declared example costs. */
export const examplePriceSchema = v.object({
  product: toldId,
  /** what the example answers, in the language of the call, in order */
  told: v.array(v.object({ question: toldText, answer: toldText })),
  /** of the journey, first and last counted; null where the product asks for no last day */
  days: v.nullable(v.number()),
  /** of its one person in whole years; null where the price hangs on nobody */
  age: v.nullable(v.number()),
  /** the lowest two for a single payment, in kuruş; the lowest first, never none */
  lowest: v.array(v.object({ insurer: named, price: moneySchema })),
  /** insurers that have a price for it */
  insurers: v.number(),
  /** UTC instant at which the last of them was heard */
  at: instant,
});

export const examplePrices = defineOperation({
  producer: 'prices/examples',
  method: 'GET',
  authority: 'site',
  cost: 'read',
  mayWait: true,
  request: empty,
  /** in the order of the catalogue; a product that no price is known for is left out */
  answer: v.array(examplePriceSchema),
  errors: [],
  summary:
    'Prices of today for the example that each product declares, as the home page shows them. Names nobody, stores nothing; nothing is bought by it.',
});
