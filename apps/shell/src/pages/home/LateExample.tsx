import { lazy, Suspense } from 'react';
import type { ExamplePrice } from './example-prices.ts';

/* the file is there when a price is: what asks for prices brings it along */
const Example = lazy(async () => ({ default: (await import('./Example.tsx')).Example }));

/** A price, once there is one; nothing before. */
export function LateExample({ price }: { price: ExamplePrice | undefined }) {
  return (
    price && (
      <Suspense fallback={null}>
        <Example price={price} />
      </Suspense>
    )
  );
}
