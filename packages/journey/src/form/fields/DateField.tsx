import type { FieldOf } from '@sigorta/product-kit/field';
import { textPrefix } from '@sigorta/product-kit/message-key';
import { useToday } from '@sigorta/runtime/runtime';
import { DateInput } from '@sigorta/ui-kit/field/DateInput.tsx';
import type { DateRange, RangeDate } from '@sigorta/ui-kit/field/date-range';
import { addDays, daysBetween, isIsoDate } from '@sigorta/validators/iso-date';
import { useJourney } from '../../remote/journey-context.tsx';
import { useWords } from '../../words/use-words.ts';
import { otherDateOf } from './other-date.ts';
import { controlProps, type RendererProps, textOf } from './renderer.ts';

/** A near date: typed or picked. The window is known only once today is (the document may be days old). */
export function DateField(props: RendererProps<'date'>) {
  const { field, values } = props;
  const today = useToday();
  const range = useRange(props, today);
  const other = field.notBefore === undefined ? '' : textOf(values[field.notBefore]);
  const { min: earliest, max } = windowOf(field, today);
  return (
    <DateInput
      {...controlProps(props)}
      width={field.width}
      value={textOf(props.value)}
      onChange={(date: string) => props.onChange(date)}
      min={isIsoDate(other) && other > earliest ? other : earliest}
      max={max}
      range={range}
    />
  );
}

/** ISO dates; empty where nothing binds. */
function windowOf({ minDays, maxDays }: FieldOf<'date'>, today: string | null): { min: string; max: string } {
  const inDays = (days: number | undefined): string =>
    today === null || days === undefined ? '' : addDays(today, days);
  return { min: inDays(minDays), max: inDays(maxDays) };
}

/** Both days of a journey, taken from one calendar; undefined for a date that stands alone. */
function useRange(props: RendererProps<'date'>, today: string | null): DateRange | undefined {
  const { product } = useJourney();
  const { t, find } = useWords();
  const { field, values, beside } = props;
  const other = beside && otherDateOf(field, beside.fields);
  if (!other) return undefined;
  const [here, there] = [textOf(props.value), textOf(values[other.name])];
  const dateOf = (one: FieldOf<'date'>): RangeDate => ({
    label: find(textPrefix(one)),
    value: one.name === field.name ? here : there,
    ...windowOf(one, today),
    onPick: (date) => (one.name === field.name ? props.onChange(date) : beside.answer(one.name, date)),
  });
  const isLast = field.notBefore === other.name;
  const [first, last] = isLast ? [dateOf(other), dateOf(field)] : [dateOf(field), dateOf(other)];
  const isWhole = isIsoDate(first.value) && isIsoDate(last.value) && first.value <= last.value;
  return {
    at: isLast ? 'last' : 'first',
    first,
    last,
    longest: product.longestCover ?? null,
    said: isWhole ? t('days', { count: daysBetween(first.value, last.value) + 1 }) : '',
  };
}
