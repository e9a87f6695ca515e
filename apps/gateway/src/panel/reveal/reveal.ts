import type { reveal } from '@sigorta/contracts/panel/reveal';
import { requireWanted } from '../../buyers/contacts/switches.ts';
import type { Handler } from '../../platform/handler.ts';
import { audit } from '../../staff/audit.ts';
import { staffOf } from '../../staff/staff-of.ts';
import { spendPersonalData } from '../shared/personal-data-budget.ts';
import { hiddenValue } from './hidden-value.ts';
import { subjectInScope } from './subjects.ts';

/**
 * Written down before it is shown: what nobody can read is still an attempt to.
 * @throws Refusal `contact-unwanted` for the number of who does not want to be called
 */
export const revealField: Handler<typeof reveal> = async (context, request, call) => {
  const staff = staffOf(call);
  const found = await subjectInScope(context, request, staff);
  const { partnerId, askedAt, known } = found;
  if (request.field === 'phone')
    await requireWanted(context, 'call', { partnerId, phone: known.phone ?? null, askedAt });
  await spendPersonalData(context, staff, 'revealed');
  await context.db.transaction().execute((trx) =>
    audit(context, trx, staff, {
      action: 'personal-data.revealed',
      subject: { kind: request.subject, id: request.id },
      partnerId: found.partnerId,
      reason: request.reason,
      detail: { field: request.field },
    }),
  );
  return { value: await hiddenValue(context, found, request.field) };
};
