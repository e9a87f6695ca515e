import * as v from 'valibot';
import { addressAnswer } from '../address.ts';
import { defineOperation } from '../operation.ts';
import { numericId } from '../wire.ts';

export const daireNo = defineOperation({
  producer: 'daireNo/:binaKodu',
  method: 'GET',
  authority: 'site',
  cost: 'lookup',
  framed: true,
  request: v.object({ binaKodu: numericId }),
  answer: addressAnswer('GetUavtBuildingSectionListItemResult'),
  errors: ['not-found', 'upstream-unavailable'],
  summary: 'Apartments of a building; their codes are UAVT codes (spec §7).',
});
