import type { SavedQuoteView } from '@sigorta/contracts/operations/saved-quote';
import { savedQuoteClaim } from '@sigorta/contracts/operations/saved-quote-claim';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { asCode } from '@sigorta/validators/as-code';
import { checkBirthDate } from '@sigorta/validators/birth-date';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import { useState } from 'react';
import { useWords } from '../../words/use-words.ts';

type FieldName = 'phoneEnd' | 'birthDate' | 'idEnd';
type Errors = Partial<Record<FieldName, string>>;

const isoOf = (typed: string): string => typed.split('/').reverse().join('-');

const isRight: Record<FieldName, (typed: string) => boolean> = {
  phoneEnd: (typed) => /^\d{4}$/.test(typed),
  birthDate: (typed) => checkBirthDate(typed, todayInIstanbul(new Date())) === 'ok',
  idEnd: (typed) => /^[A-Z0-9]{4}$/.test(typed),
};

/** Says the owner's details, or nothing when the login is enough; `onOpen` runs once the quote is the caller's. */
export function useClaim(
  token: string,
  { asks, loggedIn, awaitsRest, opens }: SavedQuoteView,
  onOpen: () => void,
) {
  const { t, errorText } = useWords();
  const { state, code, act, reset } = useAction(savedQuoteClaim);
  const [errors, setErrors] = useState<Errors>({});
  const proof: FieldName[] = asks === null ? [] : [...(awaitsRest ? [] : ['phoneEnd' as const]), asks];
  const fields = loggedIn || opens ? [] : proof;
  const send = async (form: FormData): Promise<void> => {
    if (state === 'busy') return;
    const typed = (name: FieldName) => asCode(String(form.get(name) ?? ''));
    const wrong = fields.filter((name) => !isRight[name](typed(name)));
    setErrors(Object.fromEntries(wrong.map((name) => [name, t(`claim.${name}Error`)])));
    reset();
    if (wrong.length > 0) return;
    const said = Object.fromEntries(
      fields.map((name) => [name, name === 'birthDate' ? isoOf(typed(name)) : typed(name)]),
    );
    if (await act({ token, ...said })) onOpen();
  };
  const mustLogIn = code === 'sign-in-required';
  const problem = code === null || mustLogIn ? null : errorText(code);
  /* only what was said wrongly is counted: a lost line takes no attempt */
  const isCounted = code === 'detail-wrong';
  return { busy: state === 'busy', errors, problem, isCounted, mustLogIn, send };
}
