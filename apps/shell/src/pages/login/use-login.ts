import { checkLoginCode } from '@sigorta/gateway-client/check-login-code';
import { createGateway } from '@sigorta/gateway-client/gateway';
import { sendLoginCode } from '@sigorta/gateway-client/send-login-code';
import { readEndpoint, storage, useBoot, useNavigate, useSearchParams } from '@sigorta/runtime/runtime';
import { useEffect, useState } from 'react';
import { isPhone } from '../application/is-phone.ts';
import { afterLogin } from './after-login.ts';
import { loginProblem } from './login-problem.ts';
import type { LoginText } from './use-login-texts.ts';

export type LoginStep =
  | { at: 'phone' }
  /** `phone` is empty when the page was loaded again: only the challenge is kept (decision 1) */
  | { at: 'code'; phone: string; challenge: string; resendAt: number };

/** Whether this document is a page loaded again, as phones do when one comes back from the messages. */
const wasReloaded = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'reload';
};

/** Phone, then code. Problems are keys of the login texts. */
export function useLogin() {
  const boot = useBoot();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [step, setStep] = useState<LoginStep>({ at: 'phone' });
  const [problem, setProblem] = useState<LoginText | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    const challenge = wasReloaded() ? storage.read('smsChallenge') : null;
    if (challenge) setStep({ at: 'code', phone: '', challenge, resendAt: 0 });
    /* not run when the document goes, so a reload still finds it */
    return () => storage.remove('smsChallenge');
  }, []);

  const back = (why: LoginText | null): void => {
    storage.remove('smsChallenge');
    setProblem(why);
    setStep({ at: 'phone' });
  };
  const work = async (task: () => Promise<void>, failed: (key: LoginText) => void): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      await task();
    } catch (error) {
      failed(loginProblem(error));
    } finally {
      setBusy(false);
    }
  };
  const gateway = () =>
    createGateway({
      endpoint: readEndpoint(boot, location.origin),
      token: boot.token,
      language: boot.language,
    });

  const send = async (phone: string): Promise<void> => {
    if (!isPhone(phone)) return setProblem('phone.error');
    await work(async () => {
      const sent = await sendLoginCode(gateway(), { phone_number: phone });
      storage.write('smsChallenge', sent.challenge);
      setStep({
        at: 'code',
        phone,
        challenge: sent.challenge,
        resendAt: Date.now() + sent.resendAfterSeconds * 1000,
      });
    }, setProblem);
  };
  const check = async (code: string): Promise<void> => {
    if (step.at !== 'code') return;
    if (code.length < 6) return setProblem('code.short');
    await work(
      async () => {
        await checkLoginCode(gateway(), { challenge: step.challenge, code });
        storage.remove('smsChallenge');
        navigate(afterLogin(query), { replace: true });
      },
      (key) => {
        const mustStartAgain =
          key === 'error.phone-not-found' || (key === 'error.code-expired' && step.phone === '');
        if (mustStartAgain) back(key);
        else setProblem(key);
      },
    );
  };
  return { step, problem, busy, send, check, changePhone: () => back(null) };
}
