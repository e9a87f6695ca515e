import type { AnswerOf, Operation, RequestOf } from '@sigorta/contracts/operation';
import { useGateway } from '@sigorta/gateway-client/react/use-gateway';
import { keyOfRequest } from '@sigorta/gateway-client/react/use-query';
import type { Reading } from '@sigorta/gateway-client/react/use-reading';
import { useEffect, useEffectEvent } from 'react';

const everyMs = 30_000;
/** Without a key or a move of the pointer for so long nobody reads: the session's own clock must be able to run out. */
const nobodyAfterMs = 5 * 60_000;

const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Somebody writes, chooses, marks or walks through rows: what he looks at stays as it is. */
const isWorking = (): boolean =>
  document.querySelector('dialog[open], [role=dialog]') !== null ||
  document.activeElement?.closest('tbody, form, [popover]') != null ||
  getSelection()?.isCollapsed === false;

/**
 * Asks again every half minute for what is on the screen and shows what has changed, where it stood. Nothing is drawn while it
 * asks, and a call that fails changes nothing: the next one is soon. It rests while nobody looks, and while somebody works.
 */
export function useRenewed<O extends Operation>(
  operation: O,
  request: RequestOf<O>,
  reading: Reading<AnswerOf<O>>,
): void {
  const gateway = useGateway();
  const key = keyOfRequest(operation, request);
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    if (reading.state !== 'ready' || isWorking()) return;
    const answer = await gateway().call(operation, request, { signal });
    /* what was begun meanwhile is not disturbed either */
    if (signal.aborted || isWorking() || JSON.stringify(answer) === JSON.stringify(reading.answer)) return;
    reading.replace(answer);
  });
  useEffect(() => {
    if (key === null) return;
    const leaving = new AbortController();
    let seenAt = Date.now();
    const seen = (): void => {
      seenAt = Date.now();
    };
    for (const sign of signs) addEventListener(sign, seen, { passive: true, signal: leaving.signal });
    const timer = setInterval(() => {
      const isRead = document.visibilityState === 'visible' && Date.now() - seenAt < nobodyAfterMs;
      if (isRead) ask(leaving.signal).catch(() => undefined);
    }, everyMs);
    return () => {
      leaving.abort();
      clearInterval(timer);
    };
  }, [key]);
}
