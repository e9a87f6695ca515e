import * as v from 'valibot';
import { defineOperation } from '../operation.ts';
import { toldText } from '../told.ts';
import { empty, provinceId } from '../wire.ts';

export const districts = defineOperation({
  producer: 'districts',
  method: 'GET',
  authority: 'site',
  cost: 'lookup',
  first: 'begun',
  request: empty,
  answer: v.object({
    provinces: v.array(
      v.object({
        provinceId,
        districts: v.array(v.object({ districtId: v.number(), name: toldText })),
      }),
    ),
  }),
  errors: ['upstream-unavailable'],
  summary: 'Districts of all provinces at once, for one box that finds a district by either name.',
});
