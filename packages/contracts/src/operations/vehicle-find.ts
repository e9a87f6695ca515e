import * as v from 'valibot';
import { type AnswerOf, defineOperation } from '../operation.ts';
import { vehicleFactsSchema, vehicleKeySchema } from '../vehicle.ts';
import { productId } from '../wire.ts';

/**
 * The same answer for a plate nobody knows and for a serial that is not its document's. Of the car it tells what the product's
 * form is filled in with and nothing else (decision 0528).
 */
export const vehicleFind = defineOperation({
  producer: 'vehicles/find',
  method: 'POST',
  authority: 'site',
  cost: 'lookup',
  request: v.object({
    product: productId,
    ...vehicleKeySchema.entries,
  }),
  answer: v.partial(vehicleFactsSchema),
  errors: ['not-found', 'upstream-unavailable'],
  summary:
    'What the register of vehicles says of a car that a product asks for, by its plate and the serial of its registration document. Nothing of it is kept.',
});

/** Null: the register does not say. Left out: the product does not ask. */
export type ToldFacts = AnswerOf<typeof vehicleFind>;
