import type { Page } from '../../purchase/machine/page.ts';

/**
 * The page of an order, beside what was tried last.
 * @param page of the machine; nothing when the order is not there any more
 * @param tried null when a transfer was asked for after every card: what a card was told before is over
 */
export const shownPage = (page: Page | undefined, tried: object | null): Page => {
  const { state, notFound } = page ?? { state: 'expired', notFound: null };
  return { state: tried === null && state === 'declined' ? 'expired' : state, notFound };
};
