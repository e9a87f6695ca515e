import { useEffect, useEffectEvent } from 'react';
import { useForm } from '../form/answers/form-context.ts';

/** Answers that nobody has moved for this long are asked about. */
const settleMs = 400;

interface AtRest {
  isOn: boolean;
  /** while something moves nothing else is done; what a move overtakes is aborted */
  onRest: (signal: AbortSignal) => Promise<void>;
  onMove?: () => void;
}

/** Tells when the answers of the form around have come to rest, the first time included. What fails is tried at the next rest. */
export function useAtRest({ isOn, onRest, onMove }: AtRest): void {
  const form = useForm();
  const settle = useEffectEvent(onRest);
  const tellMove = useEffectEvent((): void => onMove?.());
  useEffect(() => {
    if (!isOn) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let resting = new AbortController();
    const rest = (): void => {
      resting.abort();
      resting = new AbortController();
      /* refused, slow or away: the next move asks again */
      settle(resting.signal).catch(() => {});
    };
    const moved = (): void => {
      tellMove();
      clearTimeout(timer);
      timer = setTimeout(rest, settleMs);
    };
    moved();
    const unwatch = form.watch(moved);
    return () => {
      clearTimeout(timer);
      resting.abort();
      unwatch();
    };
  }, [isOn, form]);
}
