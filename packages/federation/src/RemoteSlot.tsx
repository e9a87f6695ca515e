import { useHydrationMark } from '@sigorta/runtime/runtime';
import { type ReactNode, Suspense, use, useState } from 'react';
import type { PageAddress, PageLoader } from './page-loader.ts';
import { RemoteBoundary } from './RemoteBoundary.tsx';
import { failureOf, type RemoteFailure } from './remote-error.ts';

interface RemoteSlotProps {
  loader: PageLoader;
  address: PageAddress;
  /** drawn while the page loads */
  loading: ReactNode;
  /** drawn when it failed; `retry` asks again under new addresses */
  failed: (view: { failure: RemoteFailure; retry: () => void }) => ReactNode;
}

/** One page of a remote. Until it is loaded the server's HTML stays as it is and everything around it works. */
export function RemoteSlot({ loader, address, loading, failed }: RemoteSlotProps) {
  const [attempt, setAttempt] = useState(() => loader.attemptOf(address.family));
  const retry = () => setAttempt(loader.attemptOf(address.family));
  return (
    <RemoteBoundary
      key={attempt}
      onError={() => loader.spoil(address.family, attempt)}
      failed={(error) => failed({ failure: failureOf(error), retry })}
    >
      <Suspense fallback={loading}>
        <RemotePage loader={loader} address={address} attempt={attempt} />
      </Suspense>
    </RemoteBoundary>
  );
}

interface RemotePageProps {
  loader: PageLoader;
  address: PageAddress;
  attempt: number;
}

function RemotePage({ loader, address, attempt }: RemotePageProps) {
  const Page = use(loader.page(address, attempt));
  useHydrationMark('page');
  return <Page />;
}
