import { defineOperation } from '../operation.ts';
import { choiceListSchema, empty } from '../wire.ts';

export const dainiBankaList = defineOperation({
  producer: 'dainiBankaList',
  method: 'GET',
  authority: 'site',
  cost: 'lookup',
  framed: true,
  request: empty,
  answer: choiceListSchema,
  errors: ['upstream-unavailable'],
  summary: 'Banks that may stand on a policy as mortgagee (spec §7).',
});
