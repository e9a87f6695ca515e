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

/** Whoever does any of these elsewhere goes on with the answers, and with what the thumb showed among them. */
const goingOn = ['pointerdown', 'keydown', 'click', 'submit', 'pagehide'] as const;

/** Moves the last day of a trip without typing it. */
export function TripSlider({ from, endField, days, longest }: TripSliderProps) {
  const { t } = useWords();
  const id = useId();
  const form = useForm();
  const [held, setHeld] = useState<number | null>(null);
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; give: () => void }>(undefined);
  useEffect(() => {
    const giveNow = (): void => {
      if (!waiting.current) return;
      clearTimeout(waiting.current.timer);
      waiting.current.give();
    };
    const goOn = ({ target }: Event): void => {
      if (!(target instanceof Element && target.id === id)) giveNow();
    };
    for (const event of goingOn) window.addEventListener(event, goOn, true);
    return () => {
      for (const event of goingOn) window.removeEventListener(event, goOn, true);
      giveNow();
    };
  }, [id]);
  const move = (to: number): void => {
    setHeld(to);
    clearTimeout(waiting.current?.timer);
    const give = (): void => {
      waiting.current = undefined;
      form.put(endField, addDays(from, to - 1));
      setHeld(null);
    };
    waiting.current = { timer: setTimeout(() => startTransition(give), restMs), give };
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
