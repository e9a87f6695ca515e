import { type ChangeEvent, type SyntheticEvent, useRef } from 'react';
import { applyMask, type Mask } from './mask-caret.ts';

/** Handlers that mask an input in place before anyone else reads its value. */
export function useMask(mask: Mask, onChange?: (event: ChangeEvent<HTMLInputElement>) => void) {
  const previous = useRef('');
  return {
    onBeforeInput: (event: SyntheticEvent<HTMLInputElement>): void => {
      previous.current = event.currentTarget.value;
    },
    onKeyDown: (event: SyntheticEvent<HTMLInputElement>): void => {
      previous.current = event.currentTarget.value;
    },
    onChange: (event: ChangeEvent<HTMLInputElement>): void => {
      const input = event.target;
      const typed = {
        text: input.value,
        caret: input.selectionStart ?? input.value.length,
        previous: previous.current,
      };
      const { text, caret } = applyMask(mask, typed);
      if (text !== input.value) {
        input.value = text;
        if (input.ownerDocument.activeElement === input) input.setSelectionRange(caret, caret);
      }
      previous.current = text;
      onChange?.(event);
    },
  };
}
