import { codeOf } from '@sigorta/gateway-client/gateway-error';
import { useTexts } from '@sigorta/runtime/runtime';

/** it was being made */
const ownFaults = ['internal-error', 'service-unavailable'] as const;

/** Says why there is no file: its own words when making it failed, those of the refusal when it was never made. */
export function useFileFailure(failed: string): (error: unknown) => string {
  const common = useTexts('common');
  return (error) => {
    const code = codeOf(error);
    return ownFaults.some((own) => own === code) ? failed : common(`error.${code}`);
  };
}
