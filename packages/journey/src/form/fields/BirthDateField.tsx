import { BirthDateInput } from '@sigorta/ui-kit/field/BirthDateInput.tsx';
import { formatDisplayDate, isIsoDate, parseDisplayDate } from '@sigorta/validators/iso-date';
import { controlProps, type RendererProps, textOf } from './renderer.ts';

/** The form holds an ISO date once the text is a real day, and until then the text itself. */
export function BirthDateField(props: RendererProps<'birthDate'>) {
  const value = textOf(props.value);
  return (
    <BirthDateInput
      {...controlProps(props)}
      width={props.field.width}
      value={isIsoDate(value) ? formatDisplayDate(value) : value}
      onChange={(event) => props.onChange(parseDisplayDate(event.target.value) ?? event.target.value)}
    />
  );
}
