import { useGateway } from '@sigorta/gateway-client/react/use-gateway';
import { useEffect, useEffectEvent, useState } from 'react';
import { type AskedAgain, askAgain, takeEnded } from './ask-again.ts';
import { putAskedAgain } from './quote-feeds.ts';
import type { QuoteState } from './quote-state.ts';

/**
 * Asks the insurers of offers that end while others of their list hold, while somebody sees the list.
 * @param mayAsk it can be bought from
 * @returns what came last, all of one moment together
 */
export function useAskingAgain({ offers }: QuoteState, mayAsk: boolean, now: number): readonly AskedAgain[] {
  const gateway = useGateway();
  const [told, setTold] = useState<readonly AskedAgain[]>([]);
  const look = useEffectEvent(async () => {
    if (!mayAsk || document.visibilityState !== 'visible') return;
    const ended = takeEnded(gateway(), offers, Date.now());
    const answers = await Promise.all(ended.map((offer) => askAgain(gateway(), offer)));
    const heard = answers.filter((answer) => answer !== null);
    for (const { offer, was } of heard) putAskedAgain(offer, was);
    if (heard.length > 0) setTold(heard);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every tick
  useEffect(() => void look(), [now]);
  useEffect(() => {
    const seen = (): void => void look();
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, []);
  /* answers may be moved below a list: of the one before nothing is said beside it */
  return told.filter(({ offer }) => offers.some(({ id }) => id === offer.id));
}
