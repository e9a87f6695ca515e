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

const StepUpDialog = lazy(async () => ({
  default: (await import('../sign-in/StepUpDialog.tsx')).StepUpDialog,
}));

/** What a call may be refused for before any work, and a person can mend over the page. */
type Wanted = 'sign-in-required' | 'step-up-required';

/** Asks for it; true once it is there, false when the question was closed. */
type Ask = (wanted: Wanted) => Promise<boolean>;

const wantedOf = (error: unknown): Wanted | null => {
  const code = codeOf(error);
  return code === 'sign-in-required' || code === 'step-up-required' ? code : null;
};

/** A call that lacks a session or a fresh second factor waits for it and is made once more: it was refused before any work. */
const repeated = (gateway: Gateway, ask: Ask): Gateway => {
  const retried = async <T,>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      const wanted = wantedOf(error);
      if (wanted === null || !(await ask(wanted))) throw error;
      /* a session that ended while the factor was asked for is asked for in its turn, and the other way round */
      return retried(work);
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
 * signed in the page itself leads to the sign-in. What moves money or shows personal data asks for the second factor in the same way.
 */
export function SignInAgainProvider({ children }: { children: ReactNode }) {
  const { answer: person, retry } = useStaffState();
  const [asked, setAsked] = useState<Wanted | null>(null);
  const waiting = useRef<((isBack: boolean) => void)[]>([]);
  const gateway = useGateway();
  const isKnown = person !== null;
  const wrap = useCallback(() => {
    if (!isKnown) return gateway();
    const ask: Ask = (wanted) =>
      new Promise((resolve) => {
        waiting.current.push(resolve);
        /* whoever signs in anew has proved who it is as well */
        setAsked((before) => (before === 'sign-in-required' ? before : wanted));
      });
    return repeated(gateway(), ask);
  }, [gateway, isKnown]);
  const end = (isBack: boolean) => {
    setAsked(null);
    for (const resolve of waiting.current.splice(0)) resolve(isBack);
    if (isBack && asked === 'sign-in-required') retry();
  };
  return (
    <GatewayProvider value={wrap}>
      {children}
      {person && asked && (
        <Suspense fallback={null}>
          {asked === 'step-up-required' ? (
            <StepUpDialog onProved={() => end(true)} onClose={() => end(false)} />
          ) : (
            <SignInAgainDialog person={person} onBack={() => end(true)} onClose={() => end(false)} />
          )}
        </Suspense>
      )}
    </GatewayProvider>
  );
}
