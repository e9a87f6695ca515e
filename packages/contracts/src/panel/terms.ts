import * as v from 'valibot';
import { calendarDay } from '../calendar-day.ts';
import { named } from '../told.ts';
import { empty, productId } from '../wire.ts';
import { insurerId, partnerId, reasonField } from './parts.ts';
import { defineStaffOperation } from './staff-operation.ts';

/** `commission`: our part of an insurer's premiums. `partner`: a partner's part of our commission. */
export const termsKinds = ['commission', 'partner'] as const;

const terms = v.object({
  kind: v.picklist(termsKinds),
  insurer: v.nullable(named),
  /** null of a commission: every product that has no terms of its own */
  product: v.nullable(named),
  partner: v.nullable(named),
  /** hundredths of a percent */
  basisPoints: v.number(),
  /** from which it counts, in Istanbul */
  firstDay: calendarDay,
  state: v.picklist(['planned', 'in-force', 'over']),
});

export const termsView = defineStaffOperation({
  producer: 'panel/terms',
  method: 'GET',
  cost: 'read',
  permission: 'terms:edit',
  request: empty,
  /** all that ever counted, the newest first */
  answer: v.object({ rows: v.array(terms) }),
  errors: [],
  summary: 'Terms of commission of insurers and partners, with their history.',
});

const share = {
  /** hundredths of a percent */
  basisPoints: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
  /** day in Istanbul, tomorrow at the earliest: what was paid before keeps its terms */
  firstDay: calendarDay,
  reason: reasonField,
};

export const termsAsk = defineStaffOperation({
  producer: 'panel/terms/ask',
  method: 'POST',
  cost: 'read',
  keyed: {},
  permission: 'terms:edit',
  stepUp: true,
  request: v.variant('kind', [
    v.object({ kind: v.literal('commission'), insurerId, product: v.nullable(productId), ...share }),
    v.object({ kind: v.literal('partner'), partnerId, ...share }),
  ]),
  answer: v.object({ success: v.literal(true) }),
  errors: ['request-closed'],
  summary: 'Asks for new terms from a day on; they count when a second person agreed.',
});
