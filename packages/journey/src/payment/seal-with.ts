import type { CardHandle, SealedCard } from '@sigorta/card-fields/page/card-entry';
import type { GatewayErrorCode } from '@sigorta/gateway-client/gateway-error';
import { isLineGone } from '@sigorta/gateway-client/line';
import { asPaymentFaults } from './card-faults.ts';
import type { Fault } from './use-refusal.ts';

/** A card that could not be sealed: nothing was sent, so nothing was paid. */
interface Unsealed {
  faults: readonly Fault[];
  /** why card entry did not answer; its frame cannot tell a service that is silent from a line that is gone */
  code: GatewayErrorCode | null;
}

/** Has card entry seal what is typed into its frame. @param card null where no frame stands any more */
export async function sealWith(
  card: CardHandle | null,
): Promise<{ way: 'card'; card: SealedCard } | Unsealed> {
  const sealing = (await card?.seal()) ?? ({ kind: 'failed', code: 'service-unavailable' } as const);
  switch (sealing.kind) {
    case 'sealed':
      return { way: 'card', card: sealing.card };
    case 'wrong':
      return { faults: asPaymentFaults(sealing.faults), code: null };
    case 'failed':
      return { faults: [], code: isLineGone() ? 'offline' : sealing.code };
  }
}
