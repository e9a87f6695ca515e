import { maskCardExpiry } from '@sigorta/validators/card-expiry';
import { useUiText } from '../text/ui-texts.tsx';
import { MaskedInput, type MaskedInputProps } from './MaskedInput.tsx';

/** Month and year of a card in one field, `MM / YY` as it is printed there. No `maxLength`: longer forms are pasted and filled in. */
export function CardExpiryInput({ placeholder, ...rest }: Omit<MaskedInputProps, 'mask' | 'maxLength'>) {
  const text = useUiText();
  return (
    <MaskedInput
      inputMode="numeric"
      autoComplete="cc-exp"
      placeholder={placeholder ?? text('kit.card.expiryPlaceholder')}
      {...rest}
      mask={maskCardExpiry}
    />
  );
}
