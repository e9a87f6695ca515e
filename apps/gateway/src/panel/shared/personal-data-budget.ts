import type { Staff } from '../../platform/caller.ts';
import type { Context } from '../../platform/context.ts';
import { countEach } from '../../platform/rate-limit.ts';
import { Refusal } from '../../platform/refusal.ts';
import { audit } from '../../staff/audit.ts';
import { scopeOf } from '../../staff/staff-of.ts';

const daySeconds = 24 * 3600;
const hourSeconds = 3600;

/** What one staff user may learn of persons: more than a day of honest work needs, far less than a script takes. */
const budgets = {
  /** masked fields shown, and documents opened */
  revealed: { limit: 120, windowSeconds: daySeconds },
  'looked-up': { limit: 60, windowSeconds: hourSeconds },
} as const;

/** Written once a day, however often it is tried: the alarm counts people, not tries. */
const tellOnce = async (context: Context, staff: Staff, kind: keyof typeof budgets): Promise<void> => {
  const of = ['personal-data', 'told', kind, staff.id];
  const isTold = await countEach(context, [{ of, limit: 1 }], daySeconds).then(
    () => false,
    () => true,
  );
  if (isTold) return;
  await context.db.transaction().execute((trx) =>
    audit(context, trx, staff, {
      action: 'personal-data.budget-met',
      subject: { kind: 'staff', id: staff.id },
      partnerId: scopeOf(staff),
      detail: { kind, limit: budgets[kind].limit },
    }),
  );
};

/**
 * Takes one of what a staff user may learn; whoever has none left is refused, and the house is called (`personal-data-budget`).
 * @throws Refusal `too-many-requests`
 */
export const spendPersonalData = async (
  context: Context,
  staff: Staff,
  kind: keyof typeof budgets,
): Promise<void> => {
  const { limit, windowSeconds } = budgets[kind];
  try {
    await countEach(context, [{ of: ['personal-data', kind, staff.id], limit }], windowSeconds);
  } catch (error) {
    if (error instanceof Refusal) await tellOnce(context, staff, kind);
    throw error;
  }
};
