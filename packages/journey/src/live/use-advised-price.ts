import type { Money } from '@sigorta/contracts/money';
import { useGatewayLater } from '@sigorta/gateway-client/react/use-gateway-later';
import type { Application, FieldValues } from '@sigorta/product-kit/field';
import { useToday } from '@sigorta/runtime/runtime';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useJourney } from '../remote/journey-context.tsx';
import { useAtRest } from './use-at-rest.ts';

/**
 * The lowest price with other answers in place of some, as soon as these can be priced; who takes them then asks nobody again.
 * Null until then, and while something moves.
 */
export function useAdvisedPrice(instead: FieldValues): Money | null {
  const { whole, known, release } = useJourney();
  const gateway = useGatewayLater();
  const today = useToday();
  const { getValues } = useFormContext<Application>();
  const [price, setPrice] = useState<Money | null>(null);
  const isOn = whole !== undefined && !whole.insured.upload && known === undefined && today !== null;

  const onRest = async (signal: AbortSignal): Promise<void> => {
    if (!whole || today === null) return;
    const { liveQuestion, visitOf } = await import('./asking.ts');
    const question = liveQuestion(whole, { ...getValues(), ...instead }, { today, release });
    if (signal.aborted || !question) return;
    const asked = await gateway();
    const answer = await visitOf(asked).of(asked, question, signal);
    if (!signal.aborted) setPrice(answer?.prices[0]?.price ?? null);
  };
  useAtRest({ isOn, onRest, onMove: () => setPrice(null) });
  return price;
}
