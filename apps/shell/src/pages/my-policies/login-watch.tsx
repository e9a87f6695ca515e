import { codeOf } from '@sigorta/gateway-client/code-of';
import type { Gateway } from '@sigorta/gateway-client/gateway';
import type { GatewayErrorCode } from '@sigorta/gateway-client/gateway-error';
import { GatewayProvider, GatewayWrapping } from '@sigorta/gateway-client/react/gateway-wrapping';
import { type ReactNode, useCallback, useContext } from 'react';

/** What a call is refused with once nobody is logged in: a purchase is not there for who may not see it. */
const signs: readonly GatewayErrorCode[] = ['sign-in-required', 'not-found'];

function watching(gateway: Gateway, look: () => void): Gateway {
  const heard = async <T,>(asked: Promise<T>): Promise<T> => {
    try {
      return await asked;
    } catch (error) {
      if (signs.includes(codeOf(error))) look();
      throw error;
    }
  };
  return { ...gateway, call: (...asked) => heard(gateway.call(...asked)) };
}

/**
 * A login runs out, or ends in another tab, under an open page. Whatever is asked below this and refused for it has the page look
 * who is logged in. @param look never another function
 */
export function LoginWatch({ look, children }: { look: () => void; children: ReactNode }) {
  const outer = useContext(GatewayWrapping);
  const wrap = useCallback(
    (gateway: Gateway) => watching(outer ? outer(gateway) : gateway, look),
    [outer, look],
  );
  return <GatewayProvider value={wrap}>{children}</GatewayProvider>;
}
