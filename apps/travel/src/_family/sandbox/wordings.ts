import type { Wording } from '@sigorta/product-kit/clause';
import { luggage } from './wordings/luggage.ts';
import { notPaid } from './wordings/not-paid.ts';
import { treatment } from './wordings/treatment.ts';
import { trip } from './wordings/trip.ts';

/** Invented sentences of invented insurers; what one of them says otherwise, or does not say, stands beside the sentence. */
export const wordings: readonly Wording[] = [...treatment, ...luggage, ...trip, ...notPaid];
