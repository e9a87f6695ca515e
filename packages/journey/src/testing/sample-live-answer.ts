import { lira } from '@sigorta/contracts/money';
import type { LiveAnswer } from '../live/live-prices.ts';

/** What insurers say that few answers cost: these amounts in kuruş, the lowest first. */
export const sampleLiveAnswer = (amounts: readonly number[]): LiveAnswer => ({
  prices: amounts.map((minor, at) => ({
    insurer: { id: `insurer-${at}`, name: `Şirket ${at + 1}` },
    price: lira(minor),
    currencyPrice: lira(minor),
  })),
  asked: amounts.length,
  answered: amounts.length,
  rate: null,
  until: '2099-01-01T00:00:00.000Z',
});
