import { defineOperation } from '../operation.ts';
import { vehicleFactsSchema, vehicleKeySchema } from '../vehicle.ts';

/** The same answer for a plate nobody knows and for a serial that is not its document's (decision 0528). */
export const vehicleFind = defineOperation({
  producer: 'vehicles/find',
  method: 'POST',
  authority: 'site',
  cost: 'lookup',
  request: vehicleKeySchema,
  answer: vehicleFactsSchema,
  errors: ['not-found', 'upstream-unavailable'],
  summary:
    'What the register of vehicles says of a car, by its plate and the serial of its registration document. Nothing of it is kept.',
});
