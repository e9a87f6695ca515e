import { cardNumberInText } from '@sigorta/contracts/free-text';
import { useTexts } from '@sigorta/runtime/runtime';

/** The sentence for a field that was refused because it holds a card's number; null where it was not, or for something else. */
export function useCardNumberTold(fields: readonly { field: string; message: string }[]) {
  const common = useTexts('common');
  return (name: string): string | null =>
    fields.some(({ field, message }) => field === name && message === cardNumberInText)
      ? common(cardNumberInText)
      : null;
}
