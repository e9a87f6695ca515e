import { useGatewayLater } from '@sigorta/gateway-client/react/use-gateway-later';
import type { Application } from '@sigorta/product-kit/field';
import { useToday } from '@sigorta/runtime/runtime';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useJourney } from '../remote/journey-context.tsx';
import type { LiveState } from './live-state.ts';
import { useAtRest } from './use-at-rest.ts';

/**
 * The price of the form's answers as they come to rest, on a page that prices first. Null until insurers have said one. What
 * asks and reckons is loaded at the first rest; while something moves, nothing is done but to wait.
 */
export function useLivePrice(): LiveState | null {
  const { whole, known, release } = useJourney();
  const gateway = useGatewayLater();
  const today = useToday();
  const { getValues } = useFormContext<Application>();
  const [live, setLive] = useState<LiveState | null>(null);
  /* a list of guests is sent when its button is pressed, as its own words say */
  const isOn = whole !== undefined && !whole.insured.upload && known === undefined && today !== null;

  const onRest = async (signal: AbortSignal): Promise<void> => {
    if (!whole || today === null) return;
    const { aged, liveQuestion, said, visitOf } = await import('./asking.ts');
    if (signal.aborted) return;
    const question = liveQuestion(whole, getValues(), { today, release });
    setLive((before) =>
      before?.key === question?.key ? before && { ...before, isOld: false } : aged(before),
    );
    if (!question) return;
    const asked = await gateway();
    const answer = await visitOf(asked).of(asked, question, signal);
    if (answer && !signal.aborted) setLive((before) => said(before, whole, question, answer));
  };
  useAtRest({ isOn, onRest });
  return live;
}
