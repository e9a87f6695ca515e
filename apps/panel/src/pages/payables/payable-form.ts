import type { AnswerOf, RequestOf } from '@sigorta/contracts/operation';
import type { payableAsk, payableStatement } from '@sigorta/contracts/panel/payables';
import { readAmount } from '@sigorta/validators/amount';

const shortestReason = 10;
const shortestReference = 3;

type Account = Pick<AnswerOf<typeof payableStatement>, 'kind' | 'party' | 'currency' | 'owedNow'>;

/** The request a form asks for, or the names of the fields that cannot be read. @param today ISO day */
export function readPayableForm(
  data: FormData,
  { kind, party, currency, owedNow }: Account,
  today: string,
): { wanted: RequestOf<typeof payableAsk> } | { wrong: string[] } {
  const text = (name: string): string => String(data.get(name) ?? '').trim();
  const minor = readAmount(text('amount'));
  const [paidOn, reference, reason] = [text('paidOn'), text('reference'), text('reason')];
  const wrong = [
    ...(minor === null || minor === 0 || minor > owedNow ? ['amount'] : []),
    ...(paidOn === '' || paidOn > today ? ['paidOn'] : []),
    ...(reference.length < shortestReference ? ['reference'] : []),
    ...(reason.length < shortestReason ? ['reason'] : []),
  ];
  if (wrong.length > 0 || minor === null) return { wrong };
  return { wanted: { kind, partyId: party.id, amount: { minor, currency }, paidOn, reference, reason } };
}
