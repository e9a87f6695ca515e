import { keptDays } from '@sigorta/legal/kept-days';
import { atMostDays } from './production-rules.ts';
import { aNumber, standing } from './setting-kinds.ts';
import { whole } from './setting-parsers.ts';

/** How long what became no policy is kept. */
export const retentionSettings = {
  QUOTE_RETENTION_DAYS: standing(whole, String(keptDays.quotes), {
    meaning: 'quotes nobody bought, orders nobody paid and finished jobs are forgotten after so many days',
    fits: aNumber,
    production: atMostDays(keptDays.quotes),
  }),
  APPLICATION_RETENTION_DAYS: standing(whole, String(keptDays.applications), {
    meaning: 'applications, requests and messages are deleted after so many days',
    fits: aNumber,
    production: atMostDays(keptDays.applications),
  }),
};
