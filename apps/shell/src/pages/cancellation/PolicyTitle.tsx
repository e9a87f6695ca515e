import { type ReactNode, useEffect, useRef } from 'react';

/** The heading of a step, read out when the step appears. */
export function PolicyTitle({ children }: { children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <h1 ref={title} tabIndex={-1}>
      {children}
    </h1>
  );
}
