import { keepDigits } from '@sigorta/validators/digits';
import { MaskedInput, type MaskedInputProps } from './MaskedInput.tsx';

const idDigits = 11;
const mask = (text: string): string => keepDigits(text, idDigits);

/** Eleven digits, Turkish or foreigner's number. */
export function NationalIdInput(props: Omit<MaskedInputProps, 'mask'>) {
  return <MaskedInput inputMode="numeric" autoComplete="off" width="m" {...props} mask={mask} />;
}
