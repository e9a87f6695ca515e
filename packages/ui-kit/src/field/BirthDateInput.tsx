import { maskBirthDate } from '@sigorta/validators/birth-date';
import { useUiText } from '../text/ui-texts.tsx';
import { MaskedInput, type MaskedInputProps } from './MaskedInput.tsx';

/** DD/MM/YYYY typed by hand: a date one remembers needs no calendar (spec §5). Who draws it judges it, once it is whole. */
export function BirthDateInput({ placeholder, ...rest }: Omit<MaskedInputProps, 'mask'>) {
  const text = useUiText();
  return (
    <MaskedInput
      inputMode="numeric"
      autoComplete="bday"
      placeholder={placeholder ?? text('kit.datePlaceholder')}
      {...rest}
      mask={maskBirthDate}
    />
  );
}
