import * as v from 'valibot';
import { defineOperation } from '../operation.ts';
import { empty } from '../wire.ts';

export const uyruk = defineOperation({
  producer: 'uyruk',
  method: 'GET',
  authority: 'site',
  cost: 'lookup',
  request: empty,
  answer: v.object({ data: v.array(v.object({ ulkeKodu: v.number(), ulkeAdi: v.string() })) }),
  errors: ['upstream-unavailable'],
  summary: 'Nationalities, Turkish only; other languages use built-in lists (spec §7).',
});
