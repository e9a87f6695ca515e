import { groupWhileTyping, wholeInWords } from '@sigorta/i18n/typed-number';
import type { FieldOf } from '@sigorta/product-kit/field';
import { useLanguage } from '@sigorta/runtime/runtime';
import { MaskedInput } from '@sigorta/ui-kit/field/MaskedInput.tsx';
import { readWhole } from '@sigorta/validators/amount';
import { toLatinDigits } from '@sigorta/validators/digits';
import { controlProps, type RendererProps, textOf } from './renderer.ts';

/* room for the longest number with its signs, and for what is refused */
const longest = 25;
/* below it figures are read as easily as words */
const inWordsFrom = 10_000;

/** Heights, weights, ages: letters mean nothing there (spec §5). In a sum they may be half of it. */
const isSmall = ({ max }: FieldOf<'number'>): boolean => max !== undefined && max < 1000;

/** Four digits of a year are one word to everybody. */
const isYear = ({ min = 0, max = Number.POSITIVE_INFINITY }: FieldOf<'number'>): boolean =>
  min >= 1000 && max <= 9999;

/** A whole number, its thousands parted while it is typed, and said in words under it. No sign is dropped that makes another number. */
export function NumberField(props: RendererProps<'number'>) {
  const language = useLanguage();
  const text = textOf(props.value);
  const number = readWhole(text);
  const control = controlProps(props);
  const kept = (typed: string): string =>
    isSmall(props.field) || isYear(props.field) ? typed.replace(/\p{L}/gu, '') : typed;
  const parted = (typed: string, previous?: string): string =>
    isYear(props.field) ? typed : groupWhileTyping(typed, language, previous);
  return (
    <MaskedInput
      {...control}
      hint={
        number !== null && number >= inWordsFrom
          ? [wholeInWords(number, language), props.field.unit].filter(Boolean).join(' ')
          : control.hint
      }
      mask={(typed, previous) => parted(kept(toLatinDigits(typed)), previous)}
      maxLength={longest}
      inputMode="numeric"
      width={props.field.width ?? 'm'}
      suffix={props.field.unit}
      value={/^\d+$/.test(text) ? parted(text) : text}
      onChange={(event) => props.onChange(event.target.value)}
    />
  );
}
