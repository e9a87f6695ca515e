import * as v from 'valibot';
import { addressAnswer, provinceCode } from '../address.ts';
import { defineOperation } from '../operation.ts';

export const daskIlceler = defineOperation({
  producer: 'daskIlceler/:ilKodu',
  method: 'GET',
  authority: 'site',
  cost: 'lookup',
  framed: true,
  request: v.object({ ilKodu: provinceCode }),
  answer: addressAnswer('GetUavtTownListItemResult'),
  errors: ['not-found', 'upstream-unavailable'],
  summary: 'Districts of a province in the address register (spec §7).',
});
