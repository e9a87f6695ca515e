import { untilItComes } from '@sigorta/i18n/fetched-once';
import { lazy, type ReactNode, Suspense } from 'react';
import type { ExamplePrice } from './example-prices.ts';

/* the file is there when a price is: what asks for prices brings it along */
const Example = lazy(() => untilItComes(async () => ({ default: (await import('./Example.tsx')).Example })));

interface LateExampleProps {
  price: ExamplePrice | undefined;
  /** what stands there until then */
  before?: ReactNode;
}

/** A price, once there is one. */
export function LateExample({ price, before = null }: LateExampleProps) {
  if (!price) return before;
  return (
    <Suspense fallback={before}>
      <Example price={price} />
    </Suspense>
  );
}
