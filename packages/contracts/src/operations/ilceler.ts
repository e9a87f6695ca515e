import * as v from 'valibot';
import { defineOperation } from '../operation.ts';
import { toldText } from '../told.ts';
import { provinceId } from '../wire.ts';

export const ilceler = defineOperation({
  producer: 'ilceler',
  method: 'POST',
  authority: 'site',
  cost: 'lookup',
  first: 'begun',
  framed: true,
  request: v.object({ ilId: provinceId }),
  answer: v.object({ data: v.array(v.object({ ilceId: v.number(), ilceAdi: toldText })) }),
  errors: ['upstream-unavailable'],
  summary: 'Districts of a province (spec §7).',
});
