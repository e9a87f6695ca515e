import type { Money } from '@sigorta/contracts/money';
import { useGatewayLater } from '@sigorta/gateway-client/react/use-gateway-later';
import type { FieldValues } from '@sigorta/product-kit/field';
import { useState } from 'react';
import { useForm } from '../form/answers/form-context.ts';
import { useAtRest } from './use-at-rest.ts';
import { usePricedFirst } from './use-priced-first.ts';

/**
 * The lowest price with other answers in place of some, as soon as these can be priced; who takes them then asks nobody again.
 * Null until then, and while something moves.
 * @param instead answers of the form itself; null where they are somebody's own, which one price does not tell apart
 */
export function useAdvisedPrice(instead: FieldValues | null): Money | null {
  const priced = usePricedFirst();
  const gateway = useGatewayLater();
  const form = useForm();
  const [price, setPrice] = useState<Money | null>(null);

  const onRest = async (signal: AbortSignal): Promise<void> => {
    if (!priced || !instead) return;
    const { liveQuestion, visitOf } = await import('./asking.ts');
    const question = liveQuestion(priced.whole, { ...form.values(), ...instead }, priced);
    if (signal.aborted || !question) return;
    const asked = await gateway();
    const answer = await visitOf(asked).of(asked, question, signal);
    if (!signal.aborted) setPrice(answer?.prices[0]?.price ?? null);
  };
  useAtRest({ isOn: priced !== null && instead !== null, onRest, onMove: () => setPrice(null) });
  return price;
}
