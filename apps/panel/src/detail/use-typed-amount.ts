import type { Language } from '@sigorta/i18n/language';
import { decimalSign } from '@sigorta/i18n/number';
import { useLanguage, useNamespace } from '@sigorta/runtime/runtime';
import { isUnclearAmount, readAmount } from '@sigorta/validators/amount';
import { useState } from 'react';

/** Kuruş or cents of a typed amount; null where it is none. `unclear`: a reader of the language could take it for two. */
export const readTypedAmount = (text: string, language: Language): number | 'unclear' | null =>
  isUnclearAmount(text, decimalSign(language)) ? 'unclear' : readAmount(text);

/** What of a form with an amount cannot be read. */
export interface Unread {
  /** names of fields */
  wrong: string[];
  /** the amount could be two */
  isUnclear: boolean;
}

/** What is said of an amount that could be two. */
export function useUnclearAmount(): string {
  const messageText = useNamespace('common');
  return messageText('payment.error.amountUnclear');
}

interface TypedAmount {
  /** what is said of the last amount that was read; null while it is one alone */
  unclear: string | null;
  read: (text: string) => number | 'unclear' | null;
}

/** Reads amounts as the general payment page does: nobody guesses which of two was meant. */
export function useTypedAmount(): TypedAmount {
  const language = useLanguage();
  const words = useUnclearAmount();
  const [isUnclear, setUnclear] = useState(false);
  return {
    unclear: isUnclear ? words : null,
    read: (text) => {
      const read = readTypedAmount(text, language);
      setUnclear(read === 'unclear');
      return read;
    },
  };
}
