import type { CustomerCard, customerFind } from '@sigorta/contracts/panel/customers';
import { phoneKey } from '../../buyers/login/phone-key.ts';
import { phoneOf } from '../../buyers/phone-of.ts';
import type { Staff } from '../../platform/caller.ts';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/handler.ts';
import { keysOfIdentity } from '../../platform/sensitive/person-keys.ts';
import { audit } from '../../staff/audit.ts';
import { scopeOf, staffOf } from '../../staff/staff-of.ts';
import { namesFor } from '../shared/names.ts';
import { spendPersonalData } from '../shared/personal-data-budget.ts';
import { cardOf, type Reader } from './cards.ts';
import { byPhone, linesOfIdentity, linesOfPhone, mostLines } from './lines.ts';

const isEmpty = ({ quotes, purchases, applications, requests }: CustomerCard): boolean =>
  [quotes, purchases, applications, requests].every((rows) => rows.length === 0);

const linesOf = (
  context: Context,
  { by, value }: { by: 'phone' | 'identity'; value: string },
  scope: string | null,
) =>
  by === 'phone'
    ? linesOfPhone(context, value, scope)
    : linesOfIdentity(context, keysOfIdentity(context.dataKeys, value), scope);

/**
 * Written down before it is answered, also when nothing is found: who asks whether somebody is a customer learns it either way.
 * The subject is a keyed hash, alike for the same phone or identity.
 */
const noteLookUp = (
  context: Context,
  staff: Staff,
  by: 'phone' | 'identity',
  value: string,
): Promise<void> => {
  const [identity = ''] = by === 'identity' ? keysOfIdentity(context.dataKeys, value) : [];
  const id = by === 'phone' ? phoneKey(context.dataKeys, value) : identity;
  return context.db.transaction().execute((trx) =>
    audit(context, trx, staff, {
      action: 'customer.looked-up',
      subject: { kind: 'customer', id },
      partnerId: scopeOf(staff),
      detail: { by },
    }),
  );
};

/**
 * Everything of a phone, or of an identity through what it was asked and bought with. Rows are the only memory of a
 * customer: there is no table of persons.
 */
export const findCustomer: Handler<typeof customerFind> = async (context, { by, value }, call) => {
  const staff = staffOf(call);
  const asked = by === 'phone' ? phoneOf(value, 'value') : value;
  await spendPersonalData(context, staff, 'looked-up');
  await noteLookUp(context, staff, by, asked);
  const lines = await linesOf(context, { by, value: asked }, scopeOf(staff));
  const groups = by === 'phone' ? new Map([[asked, lines]]) : byPhone(lines);
  const { language } = call;
  const reader: Reader = { staff, names: await namesFor(context, language), language };
  const cards = await Promise.all([...groups].map(([phone, group]) => cardOf(context, phone, group, reader)));
  return {
    cards: cards.filter((card) => !isEmpty(card)),
    more: [lines.quotes, lines.orders, lines.applications].some((rows) => rows.length >= mostLines),
  };
};
