import { useToday } from '@sigorta/runtime/runtime';
import { DateInput } from '@sigorta/ui-kit/field/DateInput.tsx';
import { addDays, isIsoDate } from '@sigorta/validators/iso-date';
import { controlProps, type RendererProps, textOf } from './renderer.ts';

/** A near date: typed or picked. The window is known only once today is (the document may be days old). */
export function DateField(props: RendererProps<'date'>) {
  const { field, values } = props;
  const today = useToday();
  const other = field.notBefore === undefined ? '' : textOf(values[field.notBefore]);
  const earliest = today !== null && field.minDays !== undefined ? addDays(today, field.minDays) : undefined;
  const min = isIsoDate(other) && (!earliest || other > earliest) ? other : earliest;
  const max = today !== null && field.maxDays !== undefined ? addDays(today, field.maxDays) : undefined;
  return (
    <DateInput
      {...controlProps(props)}
      width={field.width}
      value={textOf(props.value)}
      onChange={(date: string) => props.onChange(date)}
      min={min}
      max={max}
    />
  );
}
