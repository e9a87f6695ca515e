import type { Declined, ReturnAnswer, Unclear, UnlistedCode } from '../provider.ts';
import type { Cc5Answer } from './cc5.ts';
import {
  classOf,
  declineCode,
  isKnownUnclear,
  lockedCodes,
  notSettledCodes,
  notVoidableCodes,
  refusedReturnCodes,
} from './codes.ts';

const lockedMs = 60_000;

export const unclear = (why: string): Unclear => ({ result: 'unclear', why });

/** Of an `Error` the CORE code says more; of a `Declined` the bank's. */
const codeOf = ({ fields, extra }: Cc5Answer): string => extra.ERRORCODE || fields.ProcReturnCode || '';

function unheardOf(call: Parameters<UnlistedCode>[0], code: string, unlisted: UnlistedCode): Unclear {
  if (isKnownUnclear(code)) return unclear(`unclear-code-${code}`);
  unlisted(call, classOf(code));
  return unclear(`unheard-of-code-${code.replace(/[^\w-]/g, '').slice(0, 12)}`);
}

export const isApproved = ({ fields }: Cc5Answer, attemptId: string): boolean =>
  fields.Response === 'Approved' && fields.ProcReturnCode === '00' && fields.OrderId === attemptId;

/** The answer to Auth that is no approval. Refused only as `Declined` by the bank with a listed code. */
export function readRefusal(answer: Cc5Answer, unlisted: UnlistedCode): Declined | Unclear {
  const { Response, ProcReturnCode = '' } = answer.fields;
  const code = Response === 'Declined' ? declineCode(ProcReturnCode) : null;
  return code === null
    ? unheardOf('charge', codeOf(answer), unlisted)
    : { result: 'declined', code, providerCode: ProcReturnCode };
}

/** The answer to Void or Credit that is no approval. */
export function readReturnRefusal(
  answer: Cc5Answer,
  call: 'void' | 'refund',
  unlisted: UnlistedCode,
): ReturnAnswer {
  const code = codeOf(answer);
  if (lockedCodes.has(code)) return { result: 'later', retryAfterMs: lockedMs };
  if (call === 'void' && notVoidableCodes.has(code)) return { result: 'not-voidable' };
  if (call === 'refund' && notSettledCodes.has(code)) return { result: 'not-settled' };
  if (call === 'refund' && refusedReturnCodes.has(code)) return { result: 'refused', providerCode: code };
  return unheardOf(call, code, unlisted);
}
