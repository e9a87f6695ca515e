import * as v from 'valibot';
import { defineOperation } from '../operation.ts';
import { toldText } from '../told.ts';
import { empty } from '../wire.ts';

export const markalar = defineOperation({
  producer: 'markalar',
  method: 'GET',
  authority: 'site',
  cost: 'lookup',
  framed: true,
  request: empty,
  answer: v.object({ data: v.array(v.object({ id: v.number(), isim: toldText })) }),
  errors: ['upstream-unavailable'],
  summary: 'Phone brands (spec §7).',
});
