import type { Wording } from '@sigorta/product-kit/clause';
import { covered } from './wordings/covered.ts';
import { leftOut } from './wordings/left-out.ts';

/** Invented sentences of invented insurers; what one of them says otherwise, or does not say, stands beside the sentence. */
export const wordings: readonly Wording[] = [...covered, ...leftOut];
