import { type GatePayment, type GateRow, type Payment, save } from '../payment-provider/payment.ts';
import { randomCode } from '../random-text.ts';
import type { World } from '../world.ts';

const dayEndHour = 23;
const istanbulMs = 3 * 3_600_000;
const dayMs = 24 * 3_600_000;

/** The number of the bank's day: it ends at 23:00 in Istanbul. */
const bankDay = (at: number): number => Math.floor((at + istanbulMs + (24 - dayEndHour) * 3_600_000) / dayMs);

/** Whether the bank's day in which a charge was made is over; the control interface may say so. */
export const isSettled = (world: World, row: GateRow): boolean => {
  const { settled } = world.faults.state('nestpay').settings;
  if (typeof settled === 'boolean') return settled;
  return bankDay(world.clock().getTime()) > bankDay(Date.parse(row.at));
};

export const newRow = (
  world: World,
  type: GateRow['type'],
  amount: number,
  status: GateRow['status'],
  procReturnCode: string,
): GateRow => ({
  type,
  status,
  amount,
  at: world.clock().toISOString(),
  voidedAt: null,
  procReturnCode,
  transId: randomCode(14),
});

/** The order with one transaction more, the newest first. */
export const withRow = (world: World, payment: Payment, gate: GatePayment, row: GateRow): Payment =>
  save(world, { ...payment, gate: { ...gate, rows: [row, ...gate.rows] } });

/** The charge of an order, taken back or not. */
export const saleOf = (gate: GatePayment): GateRow | undefined =>
  gate.rows.find(({ type, procReturnCode }) => type === 'S' && procReturnCode === '00');

/** kuruş given back by refunds that went through */
export const refundedOf = (gate: GatePayment): number =>
  gate.rows
    .filter(({ type, procReturnCode }) => type === 'C' && procReturnCode === '00')
    .reduce((sum, { amount }) => sum + amount, 0);
