import type { Offer } from '@sigorta/contracts/offer';
import { createContext } from 'react';

/** The offer of a list that costs least and holds: what an open card is told against. A context, so that a closed one is not drawn anew for it. */
export const CheapestOffer = createContext<Offer | undefined>(undefined);
