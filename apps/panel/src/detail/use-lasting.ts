import type { GatewayErrorCode } from '@sigorta/gateway-client/gateway-error';
import type { Reading } from '@sigorta/gateway-client/react/use-reading';
import { useState } from 'react';

/** it may go better in a moment; after any other word what was shown before may not be shown any more */
const passing: readonly GatewayErrorCode[] = [
  'offline',
  'timeout',
  'too-many-requests',
  'service-unavailable',
  'upstream-unavailable',
  'internal-error',
];

type Lasting<A> = Reading<A> & {
  /** why the last look did not come, while the one before it is shown; also while it is looked again */
  missed: GatewayErrorCode | null;
};

interface Last<A> {
  of: string;
  answer: A;
  missed: GatewayErrorCode | null;
}

/**
 * What a page shows stays where a later look at the same thing fails in passing: what is half typed on it, too. What was
 * refused for good is forgotten, whatever comes after.
 * @param of names the thing
 */
export function useLasting<A>(reading: Reading<A>, of: string): Lasting<A> {
  const [last, setLast] = useState<Last<A> | null>(null);
  if (reading.state === 'ready' && (last?.of !== of || last.answer !== reading.answer || last.missed))
    setLast({ of, answer: reading.answer, missed: null });
  const isRefused = reading.state === 'failed' && !passing.includes(reading.code);
  if (isRefused && last !== null) setLast(null);
  const known = last?.of === of ? last : null;
  if (known && reading.state === 'failed' && passing.includes(reading.code)) {
    if (known.missed !== reading.code) setLast({ ...known, missed: reading.code });
    return { ...reading, state: 'ready', answer: known.answer, code: null, missed: reading.code };
  }
  if (known && reading.state === 'loading')
    return { ...reading, answer: reading.answer ?? known.answer, missed: known.missed };
  return { ...reading, missed: null };
}
