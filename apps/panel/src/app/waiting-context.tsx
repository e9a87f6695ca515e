import { proposalsToDecide } from '@sigorta/contracts/panel/proposals';
import { usePoll } from '@sigorta/gateway-client/react/use-poll';
import { createContext, type ReactNode, useContext } from 'react';
import { useMay } from './staff-context.tsx';

interface Waiting {
  /** proposals that wait for the person's decision; at most 100 are counted */
  count: number;
  /** asks again: the person decided one */
  again: () => void;
}

const Count = createContext<Waiting>({ count: 0, again: () => {} });

const nothing = {};
/** somebody else's request is seen by then */
const everyMs = 30_000;
const rules = { until: () => false, everyMs: () => everyMs, goesOn: () => true };

/** Keeps counting what waits for the person, where the role decides at all. */
export function WaitingProvider({ children }: { children: ReactNode }) {
  const decides = useMay()('proposals:decide');
  const { answer, retry } = usePoll(proposalsToDecide, decides ? nothing : null, rules);
  return <Count value={{ count: answer?.count ?? 0, again: retry }}>{children}</Count>;
}

export const useWaiting = (): Waiting => useContext(Count);
