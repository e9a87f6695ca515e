import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { listen } from '../listen.ts';
import { readToPage, type ToFrame, type ToPage } from '../protocol.ts';

/** ms: for a frame that says nothing at all, and for one whose document came without its script */
const patience = { frame: 20_000, script: 5000 };

/** The line between a page and card entry's frame. */
export interface FrameLine {
  iframe: RefObject<HTMLIFrameElement | null>;
  post: (message: ToFrame) => void;
  /** how often the frame began: one that begins anew knows nothing */
  begun: number;
  /** it said nothing for too long */
  isLate: boolean;
  /** the document of the frame is there, whatever it is */
  onLoad: () => void;
}

/**
 * @param url of the frame, null while it is asked for
 * @param hear everything the frame says
 */
export function useFrameLine(url: string | null, hear: (message: ToPage) => void): FrameLine {
  const iframe = useRef<HTMLIFrameElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [begun, setBegun] = useState(0);
  const [isLate, setLate] = useState(false);
  const origin = url === null ? null : new URL(url, location.href).origin;
  const waitFor = (ms: number): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setLate(true), ms);
  };
  const take = useEffectEvent((message: ToPage): void => {
    hear(message);
    if (message.kind === 'ready') setBegun((count) => count + 1);
    if (message.kind !== 'height') return;
    clearTimeout(timer.current);
    setLate(false);
  });
  const wait = useEffectEvent((): void => waitFor(patience.frame));
  useEffect(() => {
    if (origin === null) return;
    wait();
    const other = { window: () => iframe.current?.contentWindow ?? null, origin };
    const end = listen(other, readToPage, (message) => take(message));
    return () => {
      end();
      clearTimeout(timer.current);
    };
  }, [origin]);
  return {
    iframe,
    post: (message) => {
      if (origin !== null) iframe.current?.contentWindow?.postMessage(message, origin);
    },
    begun,
    isLate,
    onLoad: () => {
      if (begun === 0) waitFor(patience.script);
    },
  };
}
