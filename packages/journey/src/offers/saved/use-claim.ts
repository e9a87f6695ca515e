import type { SavedQuoteView } from '@sigorta/contracts/operations/saved-quote';
import { claimSavedQuote } from '@sigorta/gateway-client/claim-saved-quote';
import { codeOf } from '@sigorta/gateway-client/gateway-error';
import { useBoot } from '@sigorta/runtime/runtime';
import { checkBirthDate } from '@sigorta/validators/birth-date';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import { useState } from 'react';
import { gatewayOf } from '../../load/gateway-of.ts';
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
export function useClaim(token: string, { asks, loggedIn }: SavedQuoteView, onOpen: () => void) {
  const { t, errorText } = useWords();
  const boot = useBoot();
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [mustLogIn, setMustLogIn] = useState(false);
  const fields: FieldName[] = loggedIn || asks === null ? [] : ['phoneEnd', asks];
  const send = async (form: FormData): Promise<void> => {
    if (busy) return;
    const typed = (name: FieldName) =>
      String(form.get(name) ?? '')
        .trim()
        .toUpperCase();
    const wrong = fields.filter((name) => !isRight[name](typed(name)));
    setErrors(Object.fromEntries(wrong.map((name) => [name, t(`claim.${name}Error`)])));
    setProblem(null);
    if (wrong.length > 0) return;
    setBusy(true);
    const said = Object.fromEntries(
      fields.map((name) => [name, name === 'birthDate' ? isoOf(typed(name)) : typed(name)]),
    );
    try {
      await claimSavedQuote(gatewayOf(boot), { token, ...said });
      onOpen();
    } catch (error) {
      const code = codeOf(error);
      if (code === 'sign-in-required') setMustLogIn(true);
      else setProblem(errorText(code));
    } finally {
      setBusy(false);
    }
  };
  return { busy, errors, problem, mustLogIn, send };
}
