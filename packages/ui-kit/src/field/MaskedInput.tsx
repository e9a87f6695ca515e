import type { KeyboardEvent } from 'react';
import type { Mask } from './mask-caret.ts';
import { TextInput, type TextInputProps } from './TextInput.tsx';
import { useMask } from './use-mask.ts';

export interface MaskedInputProps extends TextInputProps {
  mask: Mask;
}

/** Writes itself tidily while one types; always left to right. `onChange` sees the masked value. */
export function MaskedInput({ mask, onChange, onKeyDown, onBeforeInput, ...rest }: MaskedInputProps) {
  const masked = useMask(mask, onChange);
  return (
    <TextInput
      dir="ltr"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
        masked.onKeyDown(event);
        onKeyDown?.(event);
      }}
      onBeforeInput={(event) => {
        masked.onBeforeInput(event);
        onBeforeInput?.(event);
      }}
      onChange={masked.onChange}
    />
  );
}
