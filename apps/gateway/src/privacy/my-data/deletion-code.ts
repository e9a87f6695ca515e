import type { deletionCode } from '@sigorta/contracts/operations/deletion-code';
import { issueCode } from '../../buyers/login/issue-code.ts';
import { requirePhone } from '../../buyers/login/login-cookie.ts';
import type { Handler } from '../../platform/handler.ts';

/** A login may be three hours old and the device in other hands: a deletion wants the phone once more. */
export const sendDeletionCode: Handler<typeof deletionCode> = async (context, _request, call) =>
  issueCode(context, call, await requirePhone(context, call), 'deletion');
