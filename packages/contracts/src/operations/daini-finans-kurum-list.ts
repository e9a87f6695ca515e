import { defineOperation } from '../operation.ts';
import { choiceListSchema, empty } from '../wire.ts';

export const dainiFinansKurumList = defineOperation({
  producer: 'dainiFinansKurumList',
  method: 'GET',
  authority: 'site',
  cost: 'lookup',
  framed: true,
  request: empty,
  answer: choiceListSchema,
  errors: ['upstream-unavailable'],
  summary: 'Financial institutions that may stand on a policy as mortgagee (spec §7).',
});
