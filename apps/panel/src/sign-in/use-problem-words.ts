import type { GatewayErrorCode } from '@sigorta/gateway-client/gateway-error';
import { useTexts } from '@sigorta/runtime/runtime';
import { useSignInTexts } from './use-sign-in-texts.ts';

const own = ['code-wrong', 'code-expired', 'too-many-requests'] as const;

/** What a refusal says on the way into the panel; the common words of some speak of the SMS of buyers. */
export function useProblemWords(): (code: GatewayErrorCode) => string {
  const t = useSignInTexts();
  const common = useTexts('common');
  return (code) => {
    const known = own.find((one) => one === code);
    return known ? t(`problem.${known}`) : common(`error.${code}`);
  };
}
