import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Card } from '../pages/card-frame.ts';
import type { Billing } from '../pages/payment-page.ts';

export interface TestCard {
  number: string;
  bank: string | null;
  credit: boolean;
  foreign: boolean;
  association: string;
  effect: string;
}

const file = join(import.meta.dirname, '../../apps/sandbox/src/payment-provider/cards.json');

/** The payment provider's public test cards, each with what it leads to. */
export const testCards: readonly TestCard[] = (JSON.parse(readFileSync(file, 'utf8')) as { rows: TestCard[] })
  .rows;

/** When the payment provider says no: before the bank is asked, at the bank's page, or at the charge. */
export type Refusing = 'at once' | 'at the bank' | 'at the charge';

/** Its cards that pay nothing. */
export const refusedCards: readonly (TestCard & { refusing: Refusing })[] = testCards
  .filter(({ effect }) => effect !== 'success' && effect !== 'not-cancellable')
  .map((card) => ({ ...card, refusing: refusingOf(card.effect) }));

function refusingOf(effect: string): Refusing {
  if (effect === 'init-fails') return 'at once';
  return effect.startsWith('md-status-') ? 'at the bank' : 'at the charge';
}

export function cardNumbered(number: string): Card {
  return { number, firstName: 'Defne', lastName: 'Aydın', month: '12', year: '2030', cvv: '123' };
}

/** A credit card of a Turkish bank that succeeds, so that it may pay in installments. */
export const goodCard: Card = cardNumbered('5526080000000006');

export const billingOf = (email: string): Billing => ({
  province: 'İstanbul',
  district: 'Kadıköy',
  address: 'Örnek Mahallesi, Deneme Sokak 12/3',
  email,
});
