import { checkBirthDate, maskBirthDate } from '@sigorta/validators/birth-date';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import type { ChangeEvent } from 'react';
import { useUiText } from '../text/ui-texts.tsx';
import { MaskedInput, type MaskedInputProps } from './MaskedInput.tsx';

interface BirthDateInputProps extends Omit<MaskedInputProps, 'mask'> {
  /** told once ten characters are there, and again whenever they change */
  onValidity?: ((valid: boolean) => void) | undefined;
}

/** DD/MM/YYYY typed by hand: a date one remembers needs no calendar (spec §5). */
export function BirthDateInput({ onValidity, onChange, placeholder, ...rest }: BirthDateInputProps) {
  const text = useUiText();
  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    onChange?.(event);
    const verdict = checkBirthDate(event.target.value, todayInIstanbul(new Date()));
    if (verdict !== 'incomplete') onValidity?.(verdict === 'ok');
  };
  return (
    <MaskedInput
      inputMode="numeric"
      autoComplete="bday"
      placeholder={placeholder ?? text('kit.datePlaceholder')}
      {...rest}
      mask={maskBirthDate}
      onChange={change}
    />
  );
}
