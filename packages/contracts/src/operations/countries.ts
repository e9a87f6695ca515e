import * as v from 'valibot';
import { defineOperation } from '../operation.ts';
import { toldText } from '../told.ts';
import { dataEnvelope } from '../wire.ts';

/** `diger` (other) travels as `dunya`; null asks for all (spec §7). */
export const countries = defineOperation({
  producer: 'partner/v1/countries',
  method: 'POST',
  authority: 'site',
  cost: 'lookup',
  first: 'begun',
  framed: true,
  request: v.object({ bolge: v.nullable(v.picklist(['avrupa', 'dunya'])) }),
  answer: dataEnvelope(v.array(v.object({ ulkeKodu: v.number(), ulkeAd: toldText }))),
  errors: ['countries-unavailable'],
  summary: 'Countries of a region with their codes, Turkish names.',
});
