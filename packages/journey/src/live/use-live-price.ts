import { useGatewayLater } from '@sigorta/gateway-client/react/use-gateway-later';
import { useState } from 'react';
import { useForm } from '../form/answers/form-context.ts';
import type { LiveState } from './live-state.ts';
import { useAtRest } from './use-at-rest.ts';
import { usePricedFirst } from './use-priced-first.ts';

/**
 * The price of the form's answers as they come to rest, on a page that prices first. Null until insurers have said one. What
 * asks and reckons is loaded at the first rest; while something moves, nothing is done but to wait.
 */
export function useLivePrice(): LiveState | null {
  const priced = usePricedFirst();
  const gateway = useGatewayLater();
  const form = useForm();
  const [live, setLive] = useState<LiveState | null>(null);

  const onRest = async (signal: AbortSignal): Promise<void> => {
    if (!priced) return;
    const { whole } = priced;
    const { aged, liveQuestion, said, visitOf } = await import('./asking.ts');
    if (signal.aborted) return;
    const question = liveQuestion(whole, form.values(), priced);
    setLive((before) =>
      before?.key === question?.key ? before && { ...before, isOld: false } : aged(before),
    );
    if (!question) return;
    const asked = await gateway();
    const answer = await visitOf(asked).of(asked, question, signal);
    if (answer && !signal.aborted) setLive((before) => said(before, whole, question, answer));
  };
  useAtRest({ isOn: priced !== null, onRest });
  return live;
}
