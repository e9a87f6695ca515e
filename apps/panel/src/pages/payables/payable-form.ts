import type { AnswerOf, RequestOf } from '@sigorta/contracts/operation';
import type { payableAsk, payableStatement } from '@sigorta/contracts/panel/payables';
import type { Language } from '@sigorta/i18n/language';
import { readTypedAmount, type Unread } from '../../detail/use-typed-amount.ts';

const shortestReason = 10;
const shortestReference = 3;

type Account = Pick<AnswerOf<typeof payableStatement>, 'kind' | 'party' | 'currency' | 'owedNow'>;

/** The request a form asks for, or what of it cannot be read. @param today ISO day */
export function readPayableForm(
  data: FormData,
  { kind, party, currency, owedNow }: Account,
  { today, language }: { today: string; language: Language },
): { wanted: RequestOf<typeof payableAsk> } | Unread {
  const text = (name: string): string => String(data.get(name) ?? '').trim();
  const read = readTypedAmount(text('amount'), language);
  const isUnclear = read === 'unclear';
  const minor = isUnclear ? null : read;
  const [paidOn, reference, reason] = [text('paidOn'), text('reference'), text('reason')];
  const wrong = [
    ...(minor === null || minor === 0 || minor > owedNow ? ['amount'] : []),
    ...(paidOn === '' || paidOn > today ? ['paidOn'] : []),
    ...(reference.length < shortestReference ? ['reference'] : []),
    ...(reason.length < shortestReason ? ['reason'] : []),
  ];
  if (wrong.length > 0 || minor === null) return { wrong, isUnclear };
  return { wanted: { kind, partyId: party.id, amount: { minor, currency }, paidOn, reference, reason } };
}
