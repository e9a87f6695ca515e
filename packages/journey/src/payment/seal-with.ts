import type { CardHandle, SealedCard } from '@sigorta/card-fields/page/card-entry';
import type { SealFailure } from '@sigorta/card-fields/protocol';
import { asPaymentFaults } from './card-faults.ts';
import type { Fault } from './use-refusal.ts';

/** A card that could not be sealed: nothing was sent, so nothing was paid. */
interface Unsealed {
  faults: readonly Fault[];
  /** why card entry did not answer */
  code: SealFailure | null;
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
      return { faults: [], code: sealing.code };
  }
}
