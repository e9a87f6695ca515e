import type { Role } from '@sigorta/contracts/panel/permissions';
import type { Transaction } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Call } from '../../platform/handler.ts';
import { audit } from '../audit.ts';
import { startStaffSession } from '../staff-session.ts';
import { browserName, networkOf } from './browser-name.ts';
import { knownDevice, newDevice } from './known-device.ts';

/** After the second factor, and only then: a session, its cookies and a line in the audit log. */
export const beginSession = async (
  context: Context,
  trx: Transaction<Database>,
  person: { id: string; name: string; email: string; role: Role },
  call: Call,
): Promise<{ success: true; name: string; role: Role }> => {
  const { cookie } = await startStaffSession({ ...context, db: trx }, person.id, {
    sessionId: call.sessionId,
    browser: browserName(call.userAgent),
    network: networkOf(call.ip),
  });
  await audit(context, trx, person, {
    action: 'session.started',
    subject: { kind: 'staff', id: person.id },
  });
  const { id, name, role, email } = person;
  const known = knownDevice(context, call.staffDevice, email) === null ? null : call.staffDevice;
  call.setStaffCookies({
    value: cookie,
    display: { id, name, role },
    device: known ?? newDevice(context, email),
  });
  return { success: true, name, role };
};
