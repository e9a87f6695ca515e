import type { Currency } from '@sigorta/contracts/money';
import type { PaidMarket } from './paid-market.ts';
import { bankSends, bankWrites, payParty } from './pay-party.ts';
import type { Planting } from './planting.ts';

/*
 * Differences planted into what leaves our account for insurers and partners, each as a mistake of a person or a bank would make them.
 */

const between = (random: () => number, least: number, most: number): number =>
  least + Math.floor(random() * (most - least));

const paid = (market: PaidMarket, random: () => number, currency: Currency = 'TRY') =>
  payParty(market, between(random, 100, 900), { currency });

export const outgoingPlantings: readonly Planting[] = [
  async (market, random) => {
    const { reference } = await paid(market, random);
    return { kind: 'party-not-banked', subject: reference };
  },
  async (market, random) => {
    const payment = await paid(market, random);
    const amountMinor = payment.amountMinor + between(random, 1, 90);
    await bankSends(market, { ...payment, amountMinor });
    return { kind: 'party-differs', subject: payment.reference };
  },
  async (market, random) => {
    const payment = await paid(market, random);
    await bankSends(
      market,
      { ...payment, amountMinor: payment.amountMinor - between(random, 1, 90) },
      'field',
    );
    return { kind: 'party-differs', subject: payment.reference };
  },
  /* the receiver's bank sent it back */
  async (market, random) => {
    const payment = await paid(market, random);
    await bankSends(market, payment);
    await bankSends(market, { ...payment, amountMinor: -payment.amountMinor }, 'field');
    return { kind: 'party-differs', subject: payment.reference };
  },
  async (market, random) => {
    const payment = await paid(market, random);
    await bankSends(market, payment, 'field');
    await bankSends(market, payment, 'text');
    return { kind: 'party-paid-twice', subject: payment.reference };
  },
  async (market, random) => {
    const text = `GIDEN EFT ${between(random, 1_000, 9_999)}X KIRA`;
    const { id } = await bankWrites(market, { amount: -between(random, 100, 90_000), text });
    return { kind: 'outgoing-unknown', subject: id };
  },
  /* the same from the account in euro */
  async (market, random) => {
    const { reference } = await paid(market, random, 'EUR');
    return { kind: 'party-not-banked', subject: reference };
  },
  /* and as many kuruş as cents from the account in lira under the same reference, of which that one knows no payment */
  async (market, random) => {
    const payment = await paid(market, random, 'EUR');
    await bankSends(market, payment);
    const { id } = await bankSends(market, { ...payment, currency: 'TRY' });
    return { kind: 'outgoing-unknown', subject: id };
  },
  async (market, random) => {
    const payment = await paid(market, random, 'EUR');
    await bankSends(market, { ...payment, amountMinor: payment.amountMinor + 1 }, 'field');
    return { kind: 'party-differs', subject: payment.reference };
  },
  async (market, random) => {
    const text = `OUTGOING SWIFT ${between(random, 1_000, 9_999)}X`;
    const amount = -between(random, 100, 90_000);
    const { id } = await bankWrites(market, { amount, text, currency: 'EUR' });
    return { kind: 'outgoing-unknown', subject: `EUR ${id}` };
  },
];

/** What left as our books say, and what the bank keeps for itself: nothing of it is a difference. */
export async function leaveWell(market: PaidMarket, random: () => number): Promise<void> {
  await bankSends(market, await paid(market, random), 'text');
  await bankSends(market, await paid(market, random), 'field');
  await bankSends(market, await paid(market, random, 'EUR'), 'text');
  await bankSends(market, await paid(market, random, 'EUR'), 'field');
  await bankWrites(market, {
    amount: -between(random, 1, 900),
    text: 'FEE',
    isCharge: true,
    currency: 'EUR',
  });
  const parts = await paid(market, random);
  for (const amountMinor of [40, parts.amountMinor - 40]) await bankSends(market, { ...parts, amountMinor });
  await bankWrites(market, { amount: -between(random, 1, 900), text: 'MASRAF BSMV', isCharge: true });
}
