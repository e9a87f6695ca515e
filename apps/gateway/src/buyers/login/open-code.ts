import type { Context } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { unseal } from '../../platform/sensitive/seal.ts';
import { isCode } from './code-hash.ts';
import type { CodePurpose } from './issue-code.ts';

const mostChecks = 5;

interface TypedCode {
  challenge: string;
  code: string;
  purpose: CodePurpose;
}

/** Counts a check before the code is looked at, so that parallel guesses share the five. */
const takeCheck = ({ db, clock }: Context, { challenge, purpose }: TypedCode, sessionId: string) =>
  db
    .updateTable('sms_challenge')
    .set((to) => ({ checks: to('checks', '+', 1) }))
    .where('id', '=', challenge)
    .where('purpose', '=', purpose)
    .where('session_id', '=', sessionId)
    .where('checks', '<', mostChecks)
    .where('used', '=', false)
    .where('expires_at', '>', clock())
    .returning(['phone', 'code_hash'])
    .executeTakeFirst();

/** A code opens once. */
const takeCode = async ({ db }: Context, challenge: string): Promise<boolean> => {
  const result = await db
    .updateTable('sms_challenge')
    .set({ used: true })
    .where('id', '=', challenge)
    .where('used', '=', false)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
};

/**
 * The phone (E.164) a typed code proves.
 * @throws Refusal `code-wrong`, and `code-expired` also for a code that was used, tried too often, sent to another
 * session or for another purpose
 */
export const openCode = async (context: Context, typed: TypedCode, sessionId: string): Promise<string> => {
  const { challenge, code } = typed;
  const sent = await takeCheck(context, typed, sessionId);
  if (!sent) throw new Refusal('code-expired');
  if (!isCode(context.dataKeys, challenge, code, sent.code_hash)) throw new Refusal('code-wrong');
  if (!(await takeCode(context, challenge))) throw new Refusal('code-expired');
  return String(unseal(context.dataKeys, challenge, sent.phone));
};
