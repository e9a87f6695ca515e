import * as v from 'valibot';
import { defineOperation } from '../operation.ts';

export const ilceler = defineOperation({
  producer: 'ilceler',
  method: 'POST',
  authority: 'site',
  cost: 'lookup',
  request: v.object({ ilId: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(81)) }),
  answer: v.object({ data: v.array(v.object({ ilceId: v.number(), ilceAdi: v.string() })) }),
  errors: ['upstream-unavailable'],
  summary: 'Districts of a province (spec §7).',
});
