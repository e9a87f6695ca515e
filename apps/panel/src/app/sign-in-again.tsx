import { staffSignOut } from '@sigorta/contracts/panel/staff-sign-out';
import type { Gateway } from '@sigorta/gateway-client/gateway';
import { codeOf } from '@sigorta/gateway-client/gateway-error';
import { GatewayProvider } from '@sigorta/gateway-client/react/gateway-wrapping';
import { useGateway } from '@sigorta/gateway-client/react/use-gateway';
import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { useStaffState } from './staff-context.tsx';

const SignInAgainDialog = lazy(async () => ({
  default: (await import('../sign-in/SignInAgainDialog.tsx')).SignInAgainDialog,
}));

/** Asks for a new sign-in; true once the same person is back, false when they closed the question. */
type Ask = () => Promise<boolean>;

/** A call whose session has ended waits for a new sign-in and is made once more: it was refused before any work. */
const repeated = (gateway: Gateway, ask: Ask): Gateway => {
  const retried = async <T,>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (codeOf(error) !== 'sign-in-required' || !(await ask())) throw error;
      return work();
    }
  };
  return {
    ...gateway,
    call: (operation, ...rest) => {
      const work = () => gateway.call(operation, ...rest);
      return operation.producer === staffSignOut.producer ? work() : retried(work);
    },
    download: (...call) => retried(() => gateway.download(...call)),
  };
};

/**
 * A session ends after three hours or half an hour without a call, whatever is being written meanwhile. The sign-in comes
 * to the page, so that nothing typed is lost, and the calls that were refused are made once more. Before anybody was
 * signed in the page itself leads to the sign-in.
 */
export function SignInAgainProvider({ children }: { children: ReactNode }) {
  const { answer: person, retry } = useStaffState();
  const [isAsked, setAsked] = useState(false);
  const waiting = useRef<((isBack: boolean) => void)[]>([]);
  const gateway = useGateway();
  const isKnown = person !== null;
  const wrap = useCallback(() => {
    if (!isKnown) return gateway();
    const ask: Ask = () =>
      new Promise((resolve) => {
        waiting.current.push(resolve);
        setAsked(true);
      });
    return repeated(gateway(), ask);
  }, [gateway, isKnown]);
  const end = (isBack: boolean) => {
    setAsked(false);
    for (const resolve of waiting.current.splice(0)) resolve(isBack);
    if (isBack) retry();
  };
  return (
    <GatewayProvider value={wrap}>
      {children}
      {person && isAsked && (
        <Suspense fallback={null}>
          <SignInAgainDialog person={person} onBack={() => end(true)} onClose={() => end(false)} />
        </Suspense>
      )}
    </GatewayProvider>
  );
}
