import * as v from 'valibot';
import { addressAnswer, buildingNo } from '../address.ts';
import { defineOperation } from '../operation.ts';
import { numericId } from '../wire.ts';

export const binaDogrula = defineOperation({
  producer: 'binaDogrula/:mahalle/:cadde/:binaNo',
  method: 'GET',
  authority: 'site',
  cost: 'lookup',
  framed: true,
  request: v.object({ mahalle: numericId, cadde: numericId, binaNo: buildingNo }),
  answer: addressAnswer('GetUavtBuildingListItemResult'),
  errors: ['not-found', 'upstream-unavailable'],
  summary:
    'The building with a door number in a street, none when there is no such; 0 asks for all (spec §7).',
});
