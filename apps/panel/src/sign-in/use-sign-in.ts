import { staffPasskey } from '@sigorta/contracts/panel/passkeys';
import {
  invitationAccept,
  invitationOpen,
  staffEnrol,
  staffSecondFactor,
  staffSignIn,
} from '@sigorta/contracts/panel/sign-in';
import { codeOf, type GatewayErrorCode } from '@sigorta/gateway-client/gateway-error';
import { useGateway } from '@sigorta/gateway-client/react/use-gateway';
import { useCallback, useEffect, useRef, useState } from 'react';
import { answerable, type PasskeyProof, type PasskeyRequest } from '../passkeys/device.ts';

export interface NewFactor {
  challenge: string;
  secret: string;
  uri: string;
}

export type SignInStep =
  | { at: 'password' }
  | { at: 'opening'; token: string }
  | { at: 'expired' }
  | { at: 'invited'; token: string; name: string; email: string }
  | { at: 'code'; challenge: string; passkey: PasskeyRequest | null }
  | ({ at: 'enrol' } & NewFactor)
  | { at: 'codes'; recoveryCodes: readonly string[] };

export interface Problem {
  code: GatewayErrorCode;
  /** key of a field's own message */
  message: string | null;
}

/** The token stands behind the `#` and leaves the address at once. */
const takeToken = (): string | null => {
  const token = /^#davet=([A-Za-z0-9_-]{43})$/.exec(location.hash)?.[1] ?? null;
  if (token !== null) history.replaceState(history.state, '', location.pathname + location.search);
  return token;
};

const messageOf = (error: unknown): string | null => {
  const fields =
    error instanceof Error && 'fields' in error && Array.isArray(error.fields) ? error.fields : [];
  return fields[0]?.message ?? null;
};

export type SignIn = ReturnType<typeof useSignIn>;

/**
 * The steps into the panel. `done` is called once somebody is signed in.
 * @param known e-mail of who was signed in before
 */
export function useSignIn(done: () => void | Promise<void>, known = '') {
  const gateway = useGateway();
  const [step, setStep] = useState<SignInStep>({ at: 'password' });
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const [email, setEmail] = useState(known);

  const attempt = useCallback(async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      const code = codeOf(error);
      setProblem({ code, message: messageOf(error) });
      /* a used-up code step begins with the password again; the reason stays on the screen */
      if (code === 'code-expired') setStep({ at: 'password' });
      if (code === 'link-expired') setStep({ at: 'expired' });
    } finally {
      setBusy(false);
    }
  }, []);

  const open = useCallback(
    (token: string) => {
      setStep({ at: 'opening', token });
      return attempt(async () => {
        const person = await gateway().call(invitationOpen, { token });
        setStep({ at: 'invited', token, name: person.name, email: person.email });
      });
    },
    [attempt, gateway],
  );

  const looked = useRef(false);
  useEffect(() => {
    if (looked.current) return;
    looked.current = true;
    const token = takeToken();
    if (token !== null) void open(token);
  }, [open]);

  return {
    step,
    email,
    open,
    problem,
    busy,
    restart: () => {
      setProblem(null);
      setStep({ at: 'password' });
    },
    signIn: (typed: string, password: string) =>
      attempt(async () => {
        setEmail(typed);
        const answer = await gateway().call(staffSignIn, { email: typed, password });
        setStep(
          answer.next === 'code'
            ? { at: 'code', challenge: answer.challenge, passkey: answerable(answer.passkey) }
            : { at: 'enrol', challenge: answer.challenge, secret: answer.secret, uri: answer.uri },
        );
      }),
    accept: (token: string, password: string) =>
      attempt(async () => {
        const { challenge, secret, uri } = await gateway().call(invitationAccept, { token, password });
        setStep({ at: 'enrol', challenge, secret, uri });
      }),
    check: (challenge: string, code: string) =>
      attempt(async () => {
        await gateway().call(staffSecondFactor, { challenge, code });
        await done();
      }),
    prove: (challenge: string, proof: PasskeyProof) =>
      attempt(async () => {
        await gateway().call(staffPasskey, { challenge, proof });
        await done();
      }),
    enrol: (challenge: string, code: string) =>
      attempt(async () => {
        const { recoveryCodes } = await gateway().call(staffEnrol, { challenge, code });
        setStep({ at: 'codes', recoveryCodes });
      }),
  };
}
