import { randomBytes, randomUUID } from 'node:crypto';
import type { Role } from '@sigorta/contracts/panel/permissions';
import { sessionKind } from '../buyers/session.ts';
import type { GatewayContext } from '../main/context.ts';
import { staffCookieName } from '../platform/http/cookies.ts';
import { startStaffSession } from '../staff/staff-session.ts';
import type { Buyer } from './buyer.ts';

/**
 * Signs a browser of a test in as a new member of staff, past password and second factor.
 * @returns the person's id
 */
export const signInAsStaff = async (
  context: GatewayContext,
  browser: Pick<Buyer, 'cookies'>,
  role: Role,
  partnerId: string | null = role === 'agent' ? 'default' : null,
): Promise<string> => {
  const id = randomUUID();
  await context.db
    .insertInto('staff')
    .values({
      id,
      email: `${id}@ornek.com`,
      name: `Deneme ${role}`,
      role,
      partner_id: partnerId,
      created_at: context.clock(),
    })
    .execute();
  const sessionCookie = randomBytes(32).toString('base64url');
  const { name, idOf } = sessionKind(context.config, context.config.panelOrigin === null ? 'both' : 'panel');
  const sessionId = idOf(sessionCookie);
  await context.db
    .insertInto('session')
    .values({
      id: sessionId,
      created_at: context.clock(),
      expires_at: new Date(context.clock().getTime() + 86_400_000),
    })
    .execute();
  browser.cookies.set(name, sessionCookie);
  /* the token of before was bound to having no session */
  browser.cookies.delete('XSRF-TOKEN');
  const { cookie } = await startStaffSession(context, id, {
    sessionId,
    browser: 'Chromium',
    network: '127.0.0.0',
  });
  browser.cookies.set(staffCookieName(context.config), cookie);
  return id;
};
