import { stepUpMinutes } from '@sigorta/contracts/operation';
import { may } from '@sigorta/contracts/panel/permissions';
import type { FastifyRequest } from 'fastify';
import type { Staff } from '../platform/caller.ts';
import type { Context } from '../platform/context.ts';
import { staffCookieName } from '../platform/http/cookies.ts';
import { Refusal } from '../platform/refusal.ts';
import { findStaff } from '../staff/staff-session.ts';
import type { Matched } from './producer.ts';

/** The second factor was checked a short while ago. */
const hasProved = ({ clock }: Context, { provedAt }: Staff): boolean =>
  provedAt !== null && clock().getTime() - provedAt.getTime() < stepUpMinutes * 60_000;

/**
 * Who calls an operation of the panel; anybody else's operation knows no staff.
 * @throws Refusal `sign-in-required`, `not-allowed`, `step-up-required`
 */
export const admitStaff = async (
  context: Context,
  request: FastifyRequest,
  { operation }: Matched,
  sessionId: string | null,
): Promise<Staff | null> => {
  if (operation.authority !== 'staff') return null;
  const cookie = request.cookies[staffCookieName(context.config)] ?? null;
  const staff = await findStaff(context, cookie, sessionId, !operation.unattended);
  if (!staff) throw new Refusal('sign-in-required');
  if (request.asked) request.asked.staff = staff.id;
  if (!operation.permission || !may(staff.role, operation.permission)) throw new Refusal('not-allowed');
  if (operation.stepUp && !hasProved(context, staff)) throw new Refusal('step-up-required');
  return staff;
};
