import { isLivingPath } from '@sigorta/contracts/living-policy';
import { otpVerify } from '@sigorta/contracts/operations/otp-verify';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { useGateway } from '@sigorta/gateway-client/react/use-gateway';
import { useTask } from '@sigorta/gateway-client/react/use-task';
import { withLanguage } from '@sigorta/i18n/paths';
import {
  storage,
  useEveryProduct,
  useLanguage,
  useNavigate,
  useSearchParams,
} from '@sigorta/runtime/runtime';
import { useCallback, useEffect, useState } from 'react';
import { forgetCopies } from '../../kept/forget-copies.ts';
import { isPhone } from '../application/is-phone.ts';
import { afterLogin, purchaseOf } from './after-login.ts';
import { askForCode } from './ask-for-code.ts';
import { loginProblem } from './login-problem.ts';
import type { LoginText } from './use-login-texts.ts';

export type LoginStep =
  | { at: 'phone' }
  /** `phone` is empty when the page was loaded again: only the challenge is kept (decision 1) */
  | {
      at: 'code';
      phone: string;
      challenge: string;
      resendAt: number;
      /** false where a code goes only to numbers that paid for something, and nobody is told which */
      isSent: boolean;
    };

/** Whether this document is a page loaded again, as phones do when one comes back from the messages. */
const wasReloaded = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'reload';
};

/** Phone, then code. Problems are keys of the login texts. */
export function useLogin() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const products = useEveryProduct();
  const language = useLanguage();
  const [step, setStep] = useState<LoginStep>({ at: 'phone' });
  const [problem, setProblem] = useState<LoginText | null>(null);
  const [isWorking, setWorking] = useState(false);
  const gateway = useGateway();
  const sending = useTask(
    useCallback((phone: string) => askForCode(gateway(), phone, () => setWorking(true)), [gateway]),
  );
  const checking = useAction(otpVerify);
  const busy = [sending, checking].some(({ state }) => state === 'busy');
  useEffect(() => {
    const challenge = wasReloaded() ? storage.read('smsChallenge') : null;
    if (challenge) setStep({ at: 'code', phone: '', challenge, resendAt: 0, isSent: true });
    /* not run when the document goes, so a reload still finds it */
    return () => storage.remove('smsChallenge');
  }, []);

  const back = (why: LoginText | null): void => {
    storage.remove('smsChallenge');
    setProblem(why);
    setStep({ at: 'phone' });
  };
  const send = async (phone: string): Promise<void> => {
    if (busy) return;
    setProblem(isPhone(phone) ? null : 'phone.error');
    if (!isPhone(phone)) return;
    const end = await sending.attempt(phone);
    setWorking(false);
    if (end.state === 'failed') setProblem(loginProblem(end.code));
    if (end.state !== 'done') return;
    const { challenge, resendAfterSeconds, delivery } = end.answer;
    storage.write('smsChallenge', challenge);
    const resendAt = Date.now() + resendAfterSeconds * 1000;
    setStep({ at: 'code', phone, challenge, resendAt, isSent: delivery === 'sent' });
  };
  const refused = (key: LoginText, phone: string): void => {
    const mustStartAgain = key === 'error.phone-not-found' || (key === 'error.code-expired' && phone === '');
    if (mustStartAgain) back(key);
    else setProblem(key);
  };
  const check = async (code: string): Promise<void> => {
    if (step.at !== 'code' || busy) return;
    setProblem(code.length < 6 ? 'code.short' : null);
    if (code.length < 6) return;
    const purchaseId = purchaseOf(query);
    const { challenge } = step;
    const end = await checking.attempt({ challenge, code, ...(purchaseId !== null && { purchaseId }) });
    if (end.state === 'failed') refused(loginProblem(end.code), step.phone);
    if (end.state !== 'done') return;
    storage.remove('smsChallenge');
    await forgetCopies(end.answer.owner);
    const to = afterLogin(query, products);
    /* a page of the gateway's own */
    if (isLivingPath(to)) location.replace(withLanguage(to, language));
    else void navigate(to, { replace: true });
  };
  return { step, problem, busy, isWorking, send, check, changePhone: () => back(null) };
}
