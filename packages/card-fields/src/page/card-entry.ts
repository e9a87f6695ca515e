import type { ComponentType, Ref } from 'react';
import type { CardFault, CardFaults, CardNames, CardPart } from '../card-parts.ts';
import type { SealFailure } from '../protocol.ts';

/** A card as a payment sends it: sealed by card entry, with the names that stand on it. */
export interface SealedCard extends CardNames {
  sealed: string;
}

export type Sealing =
  | { kind: 'sealed'; card: SealedCard }
  | { kind: 'wrong'; faults: readonly CardFault[] }
  /** nothing was sealed, so nothing was paid */
  | { kind: 'failed'; code: SealFailure };

/** What a payment does with the card that is being typed. */
export interface CardHandle {
  /** what is wrong with what is typed so far */
  check: () => Promise<readonly CardFault[]>;
  seal: () => Promise<Sealing>;
  /** as they stand, empty where nothing is typed */
  names: () => CardNames;
  /** forgets what is typed */
  clear: () => void;
}

/** Texts of a page that a card is typed on. */
export interface CardWords {
  title: string;
  labels: Readonly<Record<CardPart, string>>;
  /** while the fields come */
  wait: string;
  /** they did not come */
  failed: string;
}

export interface CardEntryProps {
  handle: Ref<CardHandle>;
  words: CardWords;
  /** what the payment found wrong, in words */
  faults: CardFaults;
  /** whose card it most likely is: stands in the inputs until somebody types otherwise */
  names?: CardNames | undefined;
  /** what the error summary leads to */
  idOf: (part: CardPart) => string;
  onMend: (part: CardPart) => void;
  onPrefix?: ((digits: string) => void) | undefined;
  /** Enter was pressed in a field */
  onEnter: () => void;
}

export type CardEntryComponent = ComponentType<CardEntryProps>;
