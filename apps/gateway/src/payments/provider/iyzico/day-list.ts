import type { DayPage, DayRow } from '../provider.ts';
import { readAmount } from './amount.ts';
import { type Reading, textOf } from './answers.ts';
import { failedQuestion, questionFailed } from './inquiry.ts';
import type { Json } from './wire.ts';

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const kinds = { PAYMENT: 'charge', CANCEL: 'void', REFUND: 'refund' } as const;

/** Times are the provider's own, with a zone or in Istanbul, which has kept +03:00 since 2016. */
function timeOf(value: unknown): Date | null {
  const match = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d(?:\.\d+)?)(Z|[+-]\d\d:?\d\d)?$/.exec(
    textOf(value) ?? '',
  );
  if (!match) return null;
  const at = new Date(`${match[1]}T${match[2]}${match[3] ?? '+03:00'}`);
  return Number.isNaN(at.getTime()) ? null : at;
}

/** 1 and 2 are money that moved (2 released to a sub-merchant), 0 is under review, -1 refused by it. */
const movedStatuses = new Set(['1', '2']);
const otherStatuses = new Set(['0', '-1']);

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** One movement; `unread` when it is none we can rely on, null when no money moved. */
function rowOf(reading: Reading, row: Json): DayRow | null | 'unread' {
  const status = textOf(row.transactionStatus) ?? '';
  if (otherStatuses.has(status)) return null;
  const kind = kinds[row.transactionType as keyof typeof kinds] as DayRow['kind'] | undefined;
  if (kind === undefined || !movedStatuses.has(status)) {
    reading.unlisted('list', 'transaction');
    return 'unread';
  }
  const paymentId = textOf(row.paymentId);
  const providerId = textOf(row.transactionId);
  const amountMinor = readAmount(kind === 'charge' ? row.paidPrice : row.price);
  const currency = textOf(row.transactionCurrency);
  const at = timeOf(row.transactionDate);
  if (paymentId === null || providerId === null || amountMinor === null || currency === null || at === null)
    return 'unread';
  const installmentCount = isCount(row.installment) && kind === 'charge' ? row.installment : null;
  return {
    kind,
    reference: textOf(row.conversationId),
    paymentId,
    amountMinor,
    currency,
    installmentCount,
    at,
    providerId,
  };
}

/**
 * One page of `/v2/reporting/payment/transactions`. A page that is another one than asked for, or holds a row we cannot read, is
 * a question that failed: a list with a hole would make money look as if it were not there.
 */
export function readDayPage(reading: Reading, body: Json, page: number): DayPage {
  if (body.status === 'failure') return failedQuestion(reading, 'list', body);
  const { transactions, currentPage, totalPageCount } = body;
  if (!Array.isArray(transactions) || !transactions.every(isObject)) return questionFailed('unreadable-list');
  if (currentPage !== page || !isCount(totalPageCount)) return questionFailed('another-page');
  const rows: DayRow[] = [];
  for (const one of transactions) {
    const row = rowOf(reading, one);
    if (row === 'unread') return questionFailed('unreadable-row');
    if (row !== null) rows.push(row);
  }
  return { result: 'page', rows, pages: totalPageCount };
}
