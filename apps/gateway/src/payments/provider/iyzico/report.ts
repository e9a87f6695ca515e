import type { Charged, FoundCharge, GivenBack } from '../provider.ts';
import { readAmount } from './amount.ts';
import { type Reading, textOf } from './answers.ts';
import { failedQuestion } from './inquiry.ts';
import type { Json } from './wire.ts';

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A list of objects; a list left out is an empty one, anything else is unreadable. */
function listOf(value: unknown): Json[] | null {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) && value.every(isObject) ? value : null;
}

const timeOf = (value: unknown): Date | null => {
  const text = textOf(value) ?? '';
  return /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:?\d\d)$/.test(text) ? new Date(text) : null;
};

/** One row; null when it is none we can rely on. `refundStatus` 1 is done; no other value is published. */
function rowOf(reading: Reading, row: Json, kind: GivenBack['kind'], referenceKey: string): GivenBack | null {
  const amountMinor = readAmount(row.refundPrice);
  const providerId = textOf(row.refundId);
  if (textOf(row.refundStatus) !== '1') {
    reading.unlisted('list', 'refund-status');
    return null;
  }
  if (amountMinor === null || providerId === null || row.currencyCode !== 'TRY') return null;
  return { reference: textOf(row[referenceKey]), kind, amountMinor, at: timeOf(row.createdDate), providerId };
}

function rowsOf(reading: Reading, payment: Json): (GivenBack | null)[] | null {
  const cancels = listOf(payment.cancels);
  const items = listOf(payment.itemTransactions);
  if (cancels === null || items === null) return null;
  const refunds: Json[] = [];
  for (const item of items) {
    const list = listOf(item.refunds);
    if (list === null) return null;
    refunds.push(...list);
  }
  return [
    ...cancels.map((row) => rowOf(reading, row, 'void', 'cancelConversationId')),
    ...refunds.map((row) => rowOf(reading, row, 'refund', 'refundConversationId')),
  ];
}

/**
 * What went back of a charge, from `/v2/reporting/payment/details`: every void and refund under the conversation id we
 * sent with it. A report that fails, lags behind or holds a row we cannot read says nothing, neither "made" nor "not made".
 */
export function withReturns(reading: Reading, charge: Charged, report: Json | null): FoundCharge {
  const silent: FoundCharge = { ...charge, returns: [], returnsBy: 'nothing' };
  if (report === null) return silent;
  if (report.status === 'failure') {
    failedQuestion(reading, 'list', report);
    return silent;
  }
  const payment = listOf(report.payments)?.find(
    (one) =>
      textOf(one.paymentId) === charge.paymentId && textOf(one.paymentConversationId) === charge.attemptId,
  );
  const rows = payment ? rowsOf(reading, payment) : null;
  const returns = rows?.filter((row) => row !== null) ?? [];
  if (rows === null || returns.length !== rows.length) return silent;
  const sum = returns.reduce((total, one) => total + one.amountMinor, 0);
  return sum > charge.paidMinor ? silent : { ...charge, returns, returnsBy: 'reference' };
}
