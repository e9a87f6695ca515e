import * as v from 'valibot';
import { defineOperation } from '../operation.ts';
import { toldText } from '../told.ts';
import { empty } from '../wire.ts';

export const categories = defineOperation({
  producer: 'partner/categories',
  method: 'GET',
  authority: 'site',
  cost: 'read',
  request: empty,
  answer: v.array(v.object({ id: v.number(), kategori_ismi: toldText })),
  errors: [],
  summary: 'All categories; kategori_id of the settings picks those a partner shows (spec §7).',
});
