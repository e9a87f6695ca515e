import type { Operation } from '@sigorta/contracts/operation';
import { staffMe } from '@sigorta/contracts/panel/staff-me';
import { staffSignOut } from '@sigorta/contracts/panel/staff-sign-out';
import type { Gateway } from '@sigorta/gateway-client/gateway';
import { codeOf, GatewayError } from '@sigorta/gateway-client/gateway-error';
import { GatewayProvider } from '@sigorta/gateway-client/react/gateway-wrapping';
import { useGateway } from '@sigorta/gateway-client/react/use-gateway';
import { useLocation } from '@sigorta/runtime/runtime';
import { later } from '@sigorta/ui-kit/later/later.tsx';
import { NotCome } from '@sigorta/ui-kit/later/NotCome.tsx';
import { type ReactNode, Suspense, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isSignedInElsewhere } from './signed-in-elsewhere.ts';
import { type SignedIn, useStaffState } from './staff-context.tsx';

const SignInAgainDialog = later(
  async () => (await import('../sign-in/SignInAgainDialog.tsx')).SignInAgainDialog,
  NotCome,
);

const StepUpDialog = later(async () => (await import('../sign-in/StepUpDialog.tsx')).StepUpDialog, NotCome);

/** What a call may be refused for before any work, and a person can mend over the page. */
type Wanted = 'sign-in-required' | 'step-up-required';

/** Asks for it; true once it is there, false when the question was closed. */
type Ask = (wanted: Wanted) => Promise<boolean>;

const wantedOf = (error: unknown): Wanted | null => {
  const code = codeOf(error);
  return code === 'sign-in-required' || code === 'step-up-required' ? code : null;
};

interface Repeating {
  /** whom the page was drawn for */
  personId: string;
  ask: Ask;
  /** the person may not do what the page offered */
  onNotAllowed: () => void;
}

/** Asks who is signed in, or ends that: neither is done in anybody's name. */
const isAboutSession = ({ producer }: Operation): boolean =>
  producer === staffMe.producer || producer === staffSignOut.producer;

/** A call that lacks a session or a fresh second factor waits for it and is made once more: it was refused before any work. */
const repeated = (gateway: Gateway, { personId, ask, onNotAllowed }: Repeating): Gateway => {
  const inOwnName = (operation: Operation): void => {
    const isStaffs = operation.authority === 'staff' && !isAboutSession(operation);
    if (isStaffs && isSignedInElsewhere(personId)) throw new GatewayError('sign-in-required');
  };
  const retried = async <T,>(operation: Operation, work: () => Promise<T>): Promise<T> => {
    try {
      inOwnName(operation);
      return await work();
    } catch (error) {
      if (codeOf(error) === 'not-allowed') onNotAllowed();
      const wanted = wantedOf(error);
      if (wanted === null || !(await ask(wanted))) throw error;
      /* a session that ended while the factor was asked for is asked for in its turn, and the other way round */
      return retried(operation, work);
    }
  };
  return {
    ...gateway,
    call: (operation, ...rest) => {
      const work = () => gateway.call(operation, ...rest);
      return operation.producer === staffSignOut.producer ? work() : retried(operation, work);
    },
    download: (operation, ...rest) => retried(operation, () => gateway.download(operation, ...rest)),
  };
};

/**
 * What somebody may do was taken from them while the page was open: on the next page menu and buttons follow. Until then everything
 * stays, with what is being written.
 */
function useRights(): () => void {
  const { answer: person, replace } = useStaffState();
  const gateway = useGateway();
  const { pathname } = useLocation();
  const isOld = useRef(false);
  const readAgain = useEffectEvent(async () => {
    const me = await gateway().call(staffMe, {});
    if (me.id === person?.id) replace(me);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what it waits for
  useEffect(() => {
    if (!isOld.current) return;
    isOld.current = false;
    /* a lost answer: the next refusal asks again */
    readAgain().catch(() => undefined);
  }, [pathname]);
  return useCallback(() => {
    isOld.current = true;
  }, []);
}

/**
 * A session ends after three hours or half an hour without a call, whatever is being written meanwhile. The sign-in comes
 * to the page, so that nothing typed is lost, and the calls that were refused are made once more. Before anybody was
 * signed in the page itself leads to the sign-in. What moves money or shows personal data asks for the second factor in the same way.
 */
export function SignInAgainProvider({ children }: { children: ReactNode }) {
  const { answer: person, replace } = useStaffState();
  const [asked, setAsked] = useState<Wanted | null>(null);
  const waiting = useRef<((isBack: boolean) => void)[]>([]);
  const gateway = useGateway();
  const personId = person?.id;
  const onNotAllowed = useRights();
  const wrap = useCallback(() => {
    if (personId === undefined) return gateway();
    const ask: Ask = (wanted) =>
      new Promise((resolve) => {
        waiting.current.push(resolve);
        /* whoever signs in anew has proved who it is as well */
        setAsked((before) => (before === 'sign-in-required' ? before : wanted));
      });
    return repeated(gateway(), { personId, ask, onNotAllowed });
  }, [gateway, personId, onNotAllowed]);
  const end = (isBack: boolean) => {
    setAsked(null);
    for (const resolve of waiting.current.splice(0)) resolve(isBack);
  };
  const back = (me: SignedIn) => {
    replace(me);
    end(true);
  };
  return (
    <GatewayProvider value={wrap}>
      {children}
      {person && asked && (
        <Suspense fallback={null}>
          {asked === 'step-up-required' ? (
            <StepUpDialog onProved={() => end(true)} onClose={() => end(false)} />
          ) : (
            <SignInAgainDialog person={person} onBack={back} onClose={() => end(false)} />
          )}
        </Suspense>
      )}
    </GatewayProvider>
  );
}
