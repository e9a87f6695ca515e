import type { GatewayErrorCode } from '@sigorta/gateway-client/gateway-error';
import { useTexts } from '@sigorta/runtime/runtime';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';

interface RefusedProps {
  /** of `useAction`; null while nothing was refused */
  code: GatewayErrorCode | null;
  /** instead of the code's common words */
  words?: string | undefined;
}

/** Why the gateway did not take what a dialog sent. */
export function Refused({ code, words }: RefusedProps) {
  const common = useTexts('common');
  if (code === null) return null;
  return (
    <Notice tone="bad" role="alert">
      {words ?? common(`error.${code}`)}
    </Notice>
  );
}
