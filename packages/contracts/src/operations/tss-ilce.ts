import * as v from 'valibot';
import { defineOperation } from '../operation.ts';
import { toldText } from '../told.ts';
import { provinceId } from '../wire.ts';

/** The list lies one level deeper than the others', and districts come as `ilId`, `ilAdi` (spec §7). */
export const tssIlce = defineOperation({
  producer: 'tssIlce',
  method: 'POST',
  authority: 'site',
  cost: 'lookup',
  framed: true,
  request: v.object({ ilId: provinceId }),
  answer: v.object({
    data: v.object({ data: v.array(v.object({ ilId: v.number(), ilAdi: toldText })) }),
  }),
  errors: ['upstream-unavailable'],
  summary: 'Districts of a province as the health insurers list them (spec §7).',
});
