import * as v from 'valibot';
import { addressAnswer } from '../address.ts';
import { defineOperation } from '../operation.ts';
import { numericId } from '../wire.ts';

export const cadde = defineOperation({
  producer: 'cadde/:mahalle',
  method: 'GET',
  authority: 'site',
  cost: 'lookup',
  framed: true,
  request: v.object({ mahalle: numericId }),
  answer: addressAnswer('GetUavtStreetListItemResult'),
  errors: ['not-found', 'upstream-unavailable'],
  summary: 'Streets of a neighbourhood (spec §7).',
});
