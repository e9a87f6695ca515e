import { MaskedInput } from '@sigorta/ui-kit/field/MaskedInput.tsx';
import { keepDigits } from '@sigorta/validators/digits';
import { controlProps, type RendererProps, textOf } from './renderer.ts';

type DigitsKind = 'foreignerId' | 'taxNumber' | 'imei' | 'microchip' | 'uavt';

const longest: Record<DigitsKind, number> = {
  foreignerId: 11,
  taxNumber: 10,
  imei: 15,
  microchip: 15,
  uavt: 10,
};

/** Digits only (spec §5); other scripts' digits are turned into Latin ones. */
export function DigitsField(props: RendererProps<DigitsKind>) {
  const { field } = props;
  return (
    <MaskedInput
      {...controlProps(props)}
      mask={(text) => keepDigits(text, longest[field.kind])}
      inputMode="numeric"
      width={field.width ?? 'm'}
      value={textOf(props.value)}
      onChange={(event) => props.onChange(event.target.value)}
    />
  );
}
