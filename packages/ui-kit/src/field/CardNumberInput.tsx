import { cardBrand, formatCardNumber } from '@sigorta/validators/card';
import { type ChangeEvent, useState } from 'react';
import { CardMark } from '../data/CardMark.tsx';
import { MaskedInput, type MaskedInputProps } from './MaskedInput.tsx';

/** Groups of four and the scheme's mark, known from the first digits; they are all that is kept beside the input. */
export function CardNumberInput({
  onChange,
  value,
  defaultValue,
  ...rest
}: Omit<MaskedInputProps, 'mask' | 'suffix'>) {
  const [seen, setSeen] = useState(() => cardBrand(String(defaultValue ?? '')));
  const brand = value === undefined ? seen : cardBrand(String(value));
  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    setSeen(cardBrand(event.target.value));
    onChange?.(event);
  };
  return (
    <MaskedInput
      inputMode="numeric"
      autoComplete="cc-number"
      {...(value === undefined ? { defaultValue } : { value })}
      {...rest}
      mask={formatCardNumber}
      onChange={change}
      suffix={<CardMark brand={brand} />}
    />
  );
}
