import { formatMoney } from '@sigorta/i18n/money';
import type { FieldValues } from '@sigorta/product-kit/field';
import { textPrefix } from '@sigorta/product-kit/message-key';
import { fieldsOf } from '@sigorta/product-kit/product-fields';
import { type ListName, useListNames } from '../lookups/use-list-names.ts';
import { useProduct } from '../remote/journey-context.tsx';
import { useWords, type Words } from '../words/use-words.ts';
import { wordsOf } from '../words/value-words.ts';
import type { LiveState } from './live-state.ts';
import type { Move } from './live-steps.ts';

/** What was moved, and by how much the lowest price with it: "1 gün daha kısa", "−71,00 TL". */
export function useStepWords(live: LiveState | null): { what: string; amount: string } | null {
  const words = useWords();
  const { language } = words;
  const product = useProduct();
  const listName = useListNames(fieldsOf(product), (live?.answers ?? {}) as FieldValues);
  if (!live?.step) return null;
  const { move, by } = live.step;
  const amount = formatMoney(by, language);
  const what = whatOf(move, { ...words, listName });
  return { what, amount: by.minor > 0 ? `+${amount}` : amount };
}

interface MoveWords extends Words {
  listName: ListName;
}

/** Two words for less and for more of something. */
const counted = {
  days: { less: 'form.live.shorter', more: 'form.live.longer' },
  people: { less: 'form.live.fewer', more: 'form.live.more' },
} as const;

function whatOf(move: Move, words: MoveWords): string {
  const { t, find } = words;
  if (move.kind === 'several') return t('form.live.change');
  if (move.kind !== 'answer') {
    const { less, more } = counted[move.kind];
    return t(move.by < 0 ? less : more, { [move.kind]: t(move.kind, { count: Math.abs(move.by) }) });
  }
  const what = find(textPrefix(move.field));
  if (move.field.kind !== 'checkbox') return wordsOf(move.field, move.value, words) ?? what;
  return t(move.value === true ? 'form.live.with' : 'form.live.without', { what });
}
