import * as v from 'valibot';
import { defineOperation } from '../operation.ts';
import { toldText } from '../told.ts';

export const modeller = defineOperation({
  producer: 'modeller/:id',
  method: 'GET',
  authority: 'site',
  cost: 'lookup',
  framed: true,
  /** id of a brand */
  request: v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,6}$/)) }),
  answer: v.object({
    data: v.array(v.object({ id: v.number(), isim: toldText, cep_depolama: v.object({ boyut: toldText }) })),
  }),
  errors: ['upstream-unavailable'],
  summary: 'Phone models of a brand with their storage (spec §7).',
});
