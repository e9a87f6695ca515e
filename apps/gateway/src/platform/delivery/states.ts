import { type DeliveryPurpose, type DeliveryState, deliveryStates } from '@sigorta/contracts/deliveries';

const rank = (state: DeliveryState): number => deliveryStates.indexOf(state);

/**
 * The state after something was learned. Of two the one that says more stays, so the same reports in any order, late or twice,
 * end in the same state.
 */
export const grown = (known: DeliveryState, said: DeliveryState): DeliveryState =>
  rank(said) > rank(known) ? said : known;

/** Somebody or something says that it arrived. */
export const isConfirmed = (state: DeliveryState): boolean => state === 'delivered' || state === 'opened';

/** It did not arrive, and we know. */
export const isLost = (state: DeliveryState): boolean =>
  state === 'failed' || state === 'bounced-passing' || state === 'bounced-permanent';

/** What a buyer has to have: unless a message of the purchase arrived in time, a person looks. */
export const isPaper = (purpose: DeliveryPurpose): boolean => purpose === 'policy' || purpose === 'receipt';

/** What nobody has to look after when it is lost: there are others, and the page has it. */
export const isMissed = (purpose: DeliveryPurpose): boolean => purpose !== 'renewal';

/** The page of a purchase, once opened, has told it: papers, and what only points to them. */
export const isToldByPage = (purpose: DeliveryPurpose): boolean =>
  isPaper(purpose) || purpose === 'ready' || purpose === 'follow-up' || purpose === 'page';

/** From its first try until a purchase that nothing reached is an open case, ms. */
export const reachedWithinMs = 10 * 60_000;
