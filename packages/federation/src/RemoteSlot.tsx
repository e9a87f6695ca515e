import { useHydrationMark } from '@sigorta/runtime/runtime';
import {
  type ReactNode,
  type RefObject,
  Suspense,
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import type { PageAddress, PageLoader } from './page-loader.ts';
import { RemoteBoundary } from './RemoteBoundary.tsx';
import { failureOf, type RemoteFailure } from './remote-error.ts';

export interface FailedView {
  failure: RemoteFailure;
  /** asks again under new addresses */
  retry: () => void;
  /** true: somebody does something here that a page which comes after all must not take away */
  inUse: RefObject<boolean>;
}

interface RemoteSlotProps {
  loader: PageLoader;
  address: PageAddress;
  /** drawn while the page loads */
  loading: ReactNode;
  /** drawn when it failed */
  failed: (view: FailedView) => ReactNode;
  /** draws what came after all; at once where it is not given */
  draw?: (drawIt: () => void) => void;
}

const atOnce = (drawIt: () => void): void => drawIt();

/**
 * One page of a remote. Until it is loaded the server's HTML stays as it is and everything around it works. One that was too late is drawn
 * when it comes.
 */
export function RemoteSlot({ loader, address, loading, failed, draw = atOnce }: RemoteSlotProps) {
  const [{ attempt, time }, setTry] = useState(() => ({
    attempt: loader.attemptOf(address.family),
    time: 0,
  }));
  const inUse = useRef(false);
  const retry = () => {
    inUse.current = false;
    setTry((before) => ({ attempt: loader.attemptOf(address.family), time: before.time + 1 }));
  };
  return (
    <RemoteBoundary
      key={time}
      onError={() => loader.spoil(address.family, attempt)}
      failed={(error) => (
        <>
          <AfterAll late={loader.late(address, attempt)} came={() => inUse.current || draw(retry)} />
          {failed({ failure: failureOf(error), retry, inUse })}
        </>
      )}
    >
      <Suspense fallback={loading}>
        <RemotePage loader={loader} address={address} attempt={attempt} />
      </Suspense>
    </RemoteBoundary>
  );
}

/** Waits beside the word of a failure for what is still under way. */
function AfterAll({ late, came }: { late: Promise<void> | undefined; came: () => void }) {
  const told = useEffectEvent(came);
  useEffect(() => {
    let isHere = true;
    void late?.then(() => isHere && told());
    return () => {
      isHere = false;
    };
  }, [late]);
  return null;
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
