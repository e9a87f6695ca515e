import type { deletionCode } from '@sigorta/contracts/operations/deletion-code';
import { issueCode } from '../../buyers/login/issue-code.ts';
import { requirePhone } from '../../buyers/login/login-cookie.ts';
import { takeCode } from '../../buyers/login/proof/sending-budget.ts';
import type { Handler } from '../../platform/handler.ts';

/**
 * A login may be three hours old and the device in other hands: a deletion wants the phone once more. Its message counts among
 * the day's, and costs no work: who asks has logged in.
 */
export const sendDeletionCode: Handler<typeof deletionCode> = async (context, _request, call) => {
  const phone = await requirePhone(context, call);
  const issued = await issueCode(context, call, phone, 'deletion');
  await takeCode(context, call, phone);
  return issued;
};
