import * as v from 'valibot';
import { defineOperation } from '../operation.ts';
import { partnerSettingsSchema } from '../partner.ts';
import { empty } from '../wire.ts';

export const partnerWebsiteInfo = defineOperation({
  producer: 'partner/website-info',
  method: 'GET',
  authority: 'site',
  cost: 'read',
  request: empty,
  answer: v.array(partnerSettingsSchema),
  errors: [],
  summary: 'Settings of the partner the token or host belongs to; the first item is used (spec §7).',
});
