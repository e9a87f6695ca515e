import { readNames } from '@sigorta/card-fields/card-names';
import type { CardNames } from '@sigorta/card-fields/card-parts';
import type { CardHandle } from '@sigorta/card-fields/page/card-entry';
import { type RefObject, useState } from 'react';
import type { PaymentDraft } from './payment-draft.ts';
import type { Way } from './send-payment.ts';
import type { BillingState } from './use-billing.ts';

const noNames: CardNames = { firstName: '', lastName: '' };

export interface Payer {
  /** who pays, as it is typed at the moment */
  names: () => CardNames;
  /** who pays by transfer, as it was typed before; null: as the application names him */
  typedBuyer: CardNames | null;
  keepBuyer: () => void;
}

interface Typing {
  way: Way;
  card: RefObject<CardHandle | null>;
  form: RefObject<HTMLFormElement | null>;
}

/** Who pays: a card's names stand in its frame, those of a transfer in the form, and these are kept as they are typed. */
export function usePayer(
  { way, card, form }: Typing,
  draft: PaymentDraft | null,
  keep: BillingState['keep'],
): Payer {
  const [typedBuyer, setTypedBuyer] = useState(draft?.buyer ?? null);
  const names = (): CardNames => {
    if (way === 'card') return card.current?.names() ?? noNames;
    return form.current ? readNames(form.current) : noNames;
  };
  return {
    names,
    typedBuyer,
    keepBuyer: () => {
      const typed = names();
      setTypedBuyer(typed);
      keep({ buyer: typed });
    },
  };
}
