import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { type Ask, SignInAgain } from './sign-in-again-context.ts';
import { useStaffState } from './staff-context.tsx';

const SignInAgainDialog = lazy(async () => ({
  default: (await import('../sign-in/SignInAgainDialog.tsx')).SignInAgainDialog,
}));

/**
 * A session ends after three hours or half an hour without a call, whatever is being written meanwhile. The sign-in comes
 * to the page, so that nothing typed is lost, and the calls that were refused are made once more.
 */
export function SignInAgainProvider({ children }: { children: ReactNode }) {
  const { state, again } = useStaffState();
  const person = state.answer;
  const [isAsked, setAsked] = useState(false);
  const waiting = useRef<((isBack: boolean) => void)[]>([]);
  const ask = useCallback<Ask>(
    () =>
      new Promise((resolve) => {
        waiting.current.push(resolve);
        setAsked(true);
      }),
    [],
  );
  const end = (isBack: boolean) => {
    setAsked(false);
    for (const resolve of waiting.current.splice(0)) resolve(isBack);
    if (isBack) again();
  };
  return (
    <SignInAgain value={person && ask}>
      {children}
      {person && isAsked && (
        <Suspense fallback={null}>
          <SignInAgainDialog person={person} onBack={() => end(true)} onClose={() => end(false)} />
        </Suspense>
      )}
    </SignInAgain>
  );
}
