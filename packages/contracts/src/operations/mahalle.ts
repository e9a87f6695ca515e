import * as v from 'valibot';
import { addressAnswer } from '../address.ts';
import { defineOperation } from '../operation.ts';
import { numericId } from '../wire.ts';

export const mahalle = defineOperation({
  producer: 'mahalle/:semt',
  method: 'GET',
  authority: 'site',
  cost: 'lookup',
  framed: true,
  request: v.object({ semt: numericId }),
  answer: addressAnswer('GetUavtQuarterListItemResult'),
  errors: ['not-found', 'upstream-unavailable'],
  summary: 'Neighbourhoods of an area (spec §7).',
});
