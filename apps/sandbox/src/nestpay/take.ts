import { type Payment, recordMovement } from '../payment-provider/payment.ts';
import type { World } from '../world.ts';
import { newRow, withRow } from './rows.ts';

/** What a bank answers for the test cards (ISO 8583). */
const declines: Record<string, string> = {
  'not-sufficient-funds': '51',
  'do-not-honour': '05',
  'invalid-transaction': '12',
  'lost-card': '41',
  'stolen-card': '43',
  'expired-card': '54',
  'invalid-cvc': '82',
  'not-permitted-to-holder': '57',
  'not-permitted-to-terminal': '58',
  'fraud-suspect': '34',
  'pickup-card': '04',
  'general-error': '99',
};

/** Takes the money, or writes down that the bank said no. */
export const takeAtGate = (world: World, payment: Payment): Payment => {
  const { gate } = payment;
  if (!gate) return payment;
  const declined = declines[payment.card.effect];
  if (declined)
    return withRow(
      world,
      { ...payment, status: 'FAILURE' },
      gate,
      newRow(world, 'S', payment.paidPrice, 'D', declined),
    );
  const row = newRow(world, 'S', payment.paidPrice, 'A', '00');
  const charged = withRow(
    world,
    { ...payment, status: 'SUCCESS', chargedAt: world.clock().toISOString() },
    gate,
    row,
  );
  recordMovement(world, 'charge', charged, charged.paidPrice);
  return charged;
};
