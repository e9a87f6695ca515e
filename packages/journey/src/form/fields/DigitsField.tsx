import type { FieldOf } from '@sigorta/product-kit/field';
import { MaskedInput } from '@sigorta/ui-kit/field/MaskedInput.tsx';
import { keepDigits } from '@sigorta/validators/digits';
import { controlProps, type RendererProps, textOf } from './renderer.ts';

type DigitsKind = 'foreignerId' | 'taxNumber' | 'imei' | 'microchip' | 'uavt' | 'number';

const longest: Record<DigitsKind, number> = {
  foreignerId: 11,
  taxNumber: 10,
  imei: 15,
  microchip: 15,
  uavt: 10,
  number: 9,
};

/* a number has room for its highest value */
const longestOf = (field: FieldOf<DigitsKind>): number =>
  field.kind === 'number' && field.max !== undefined ? String(field.max).length : longest[field.kind];

/** Digits only (spec §5); other scripts' digits are turned into Latin ones. */
export function DigitsField(props: RendererProps<DigitsKind>) {
  const { field } = props;
  return (
    <MaskedInput
      {...controlProps(props)}
      mask={(text) => keepDigits(text, longestOf(field))}
      inputMode="numeric"
      width={field.width ?? 'm'}
      suffix={field.kind === 'number' ? field.unit : undefined}
      value={textOf(props.value)}
      onChange={(event) => props.onChange(event.target.value)}
    />
  );
}
