import * as v from 'valibot';
import { addressAnswer, provinceCode } from '../address.ts';
import { defineOperation } from '../operation.ts';
import { numericId } from '../wire.ts';

export const semt = defineOperation({
  producer: 'semt/:ilKodu/:ilceKodu',
  method: 'GET',
  authority: 'site',
  cost: 'lookup',
  framed: true,
  request: v.object({ ilKodu: provinceCode, ilceKodu: numericId }),
  answer: addressAnswer('GetUavtMunicipalListItemResult'),
  errors: ['not-found', 'upstream-unavailable'],
  summary: 'Areas of a district: its town, smaller towns, villages (spec §7).',
});
