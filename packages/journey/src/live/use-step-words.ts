import { formatMoney } from '@sigorta/i18n/money';
import type { FieldValues } from '@sigorta/product-kit/field';
import { textPrefix } from '@sigorta/product-kit/message-key';
import { fieldsOf } from '@sigorta/product-kit/product-fields';
import { useListNames } from '../lookups/use-list-names.ts';
import { useProduct } from '../remote/journey-context.tsx';
import { useWords } from '../words/use-words.ts';
import { wordsOf } from '../words/value-words.ts';
import type { LiveState } from './live-state.ts';
import type { Move } from './live-steps.ts';

/** What was moved, and by how much the lowest price with it: "1 gün daha kısa", "−71,00 TL". */
export function useStepWords(live: LiveState | null): { what: string; amount: string } | null {
  const words = useWords();
  const { t, find, language } = words;
  const product = useProduct();
  const listName = useListNames(fieldsOf(product), (live?.answers ?? {}) as FieldValues);
  const whatOf = (move: Move): string => {
    switch (move.kind) {
      case 'days': {
        const days = t('days', { count: Math.abs(move.by) });
        return t(move.by < 0 ? 'form.live.shorter' : 'form.live.longer', { days });
      }
      case 'people': {
        const people = t('people', { count: Math.abs(move.by) });
        return t(move.by < 0 ? 'form.live.fewer' : 'form.live.more', { people });
      }
      case 'answer': {
        const what = find(textPrefix(move.field));
        if (move.field.kind === 'checkbox')
          return t(move.value === true ? 'form.live.with' : 'form.live.without', { what });
        return wordsOf(move.field, move.value, { language, find, listName }) ?? what;
      }
      case 'several':
        return t('form.live.change');
    }
  };
  if (!live?.step) return null;
  const { move, by } = live.step;
  const amount = formatMoney(by, language);
  return { what: whatOf(move), amount: by.minor > 0 ? `+${amount}` : amount };
}
