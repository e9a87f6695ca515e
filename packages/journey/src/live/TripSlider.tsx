import { Slider } from '@sigorta/ui-kit/field/Slider.tsx';
import { addDays, type IsoDate } from '@sigorta/validators/iso-date';
import { startTransition, useEffect, useId, useRef, useState } from 'react';
import { useForm } from '../form/answers/form-context.ts';
import { useWords } from '../words/use-words.ts';

export interface TripSliderProps {
  /** first day, and the name of the field of the last one */
  from: IsoDate;
  endField: string;
  /** days between them, both counted */
  days: number;
  longest: number;
}

/** The form hears of a thumb that rests this long; until then only the number beside it moves. */
const restMs = 120;

/** Moves the last day of a trip without typing it. */
export function TripSlider({ from, endField, days, longest }: TripSliderProps) {
  const { t } = useWords();
  const id = useId();
  const form = useForm();
  const [held, setHeld] = useState<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const move = (to: number): void => {
    setHeld(to);
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () =>
        startTransition(() => {
          form.put(endField, addDays(from, to - 1));
          setHeld(null);
        }),
      restMs,
    );
  };
  const shown = held ?? days;
  return (
    <Slider
      id={id}
      label={t('form.ticket.duration')}
      min={1}
      max={longest}
      value={shown}
      words={t('days', { count: shown })}
      onChange={move}
    />
  );
}
