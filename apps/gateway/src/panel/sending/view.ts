import type { sendingView } from '@sigorta/contracts/panel/sending';
import type { Handler } from '../../platform/handler.ts';
import { lookAfterRestore } from '../../reconciliation/resume-sending.ts';
import { staffOf } from '../../staff/staff-of.ts';
import { requireAllPartners } from '../scope/require-all-partners.ts';

export const viewSending: Handler<typeof sendingView> = async ({ db }, _, call) => {
  requireAllPartners(staffOf(call));
  const { hindrance, silent, differences, unfinished } = await lookAfterRestore(db);
  const isOn = hindrance === 'is-on';
  const [last, asked] = await Promise.all([
    db.selectFrom('sending').select('since').orderBy('number', 'desc').limit(1).executeTakeFirst(),
    db
      .selectFrom('proposal')
      .select('id')
      .where('kind', '=', 'resume-sending')
      .where('state', '=', 'ASKED')
      .executeTakeFirst(),
  ]);
  return {
    isOn,
    since: isOn ? null : (last?.since.toISOString() ?? null),
    hindrance: isOn ? null : hindrance,
    silent: [...silent],
    differences,
    unfinished,
    isAsked: asked !== undefined,
  };
};
