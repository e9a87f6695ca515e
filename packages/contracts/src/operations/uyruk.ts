import * as v from 'valibot';
import { defineOperation } from '../operation.ts';
import { toldText } from '../told.ts';
import { empty } from '../wire.ts';

export const uyruk = defineOperation({
  producer: 'uyruk',
  method: 'GET',
  authority: 'site',
  cost: 'lookup',
  first: 'begun',
  framed: true,
  request: empty,
  answer: v.object({ data: v.array(v.object({ ulkeKodu: v.number(), ulkeAdi: toldText })) }),
  errors: ['upstream-unavailable'],
  summary: 'Nationalities, Turkish only; other languages use built-in lists (spec §7).',
});
