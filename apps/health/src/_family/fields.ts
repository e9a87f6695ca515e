import type { FieldOf } from '@sigorta/product-kit/field';
import { beginDate } from '@sigorta/product-kit/fields/travel';
import type { ConsentUse } from '@sigorta/product-kit/product';

/** How far ahead a health policy may begin. */
const bookableDays = 90;

/** First day of cover; its words are the family’s. */
export const coverStart = (): FieldOf<'date'> =>
  beginDate({ text: 'field.coverStart', maxDays: bookableDays });

/** Health data is a special category: its consent stands beside the ordinary one (KVKK art. 6). */
export const healthConsents: readonly ConsentUse[] = [
  { id: 'information-text', at: 'form', required: true },
  { id: 'personal-data', at: 'form', required: false },
  { id: 'health-data', at: 'form', required: true },
  { id: 'marketing', at: 'form', required: false },
  { id: 'pre-information', at: 'payment', required: true },
  { id: 'distance-sales-contract', at: 'payment', required: true },
  { id: 'special-terms', at: 'payment', required: true },
];
