import type {
  Charged,
  FoundCharge,
  GivenBack,
  InquiryAnswer,
  QuestionFailed,
  UnlistedCode,
} from '../provider.ts';
import { readQueryAmount } from './amount.ts';
import type { Cc5Answer } from './cc5.ts';
import { classOf, declineCode } from './codes.ts';

export const questionFailed = (why: string, ours = false): QuestionFailed => ({
  result: 'question-failed',
  why,
  retryAfterMs: null,
  ours,
});

/** One transaction of an order, as ORDERHISTORY lists it in columns parted by tabs. */
interface Row {
  /** S charge, C refund */
  type: string;
  /** A, C, S charged; V, CNCL taken back; PN waits; D, ERR failed; R a technical void is needed */
  status: string;
  amountMinor: number | null;
  at: Date | null;
  procReturnCode: string;
  transactionId: string;
}

/** Times are the bank's, Istanbul, which has kept +03:00 since 2016. */
const timeOf = (text: string): Date | null =>
  /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?$/.test(text) ? new Date(`${text.replace(' ', 'T')}+03:00`) : null;

const rowOf = (text: string): Row => {
  const columns = text.split('\t');
  return {
    type: columns[0] ?? '',
    status: columns[1] ?? '',
    amountMinor: readQueryAmount(columns[2] ?? ''),
    at: timeOf(columns[4] ?? ''),
    procReturnCode: columns[9] ?? '',
    transactionId: columns[10] ?? '',
  };
};

/** null: not every row that was announced is there. */
function rowsOf({ extra }: Cc5Answer): Row[] | null {
  const count = Number(extra.TRXCOUNT ?? 'none');
  if (!Number.isInteger(count) || count < 0 || count > 500) return null;
  const texts = Array.from({ length: count }, (_, index) => extra[`TRX${index + 1}`]);
  return texts.every((text) => text !== undefined) ? texts.map((text) => rowOf(text ?? '')) : null;
}

const charged = new Set(['A', 'C', 'S']);
const takenBack = new Set(['V', 'CNCL']);
const failed = new Set(['D', 'ERR']);

const isTaken = (row: Row): boolean =>
  row.type === 'S' && row.procReturnCode === '00' && (charged.has(row.status) || takenBack.has(row.status));

/** Returns of a charge; null when one of its rows is none we know. */
function returnsOf(sale: Row, rows: readonly Row[]): GivenBack[] | null {
  const back: GivenBack[] = [];
  if (takenBack.has(sale.status) && sale.amountMinor !== null)
    back.push({
      reference: null,
      kind: 'void',
      amountMinor: sale.amountMinor,
      at: sale.at,
      providerId: sale.transactionId,
    });
  for (const row of rows.filter(({ type }) => type !== 'S')) {
    if (failed.has(row.status) || takenBack.has(row.status)) continue;
    const isDone = row.type === 'C' && charged.has(row.status) && row.procReturnCode === '00';
    if (!isDone || row.amountMinor === null) return null;
    back.push({
      reference: null,
      kind: 'refund',
      amountMinor: row.amountMinor,
      at: row.at,
      providerId: row.transactionId,
    });
  }
  return back;
}

const chargeOf = (attemptId: string, paidMinor: number, transactionId: string): Charged => ({
  result: 'charged',
  attemptId,
  paymentId: transactionId,
  transactionIds: [transactionId],
  /* the gate knows the whole amount and the attempt, nothing more */
  priceMinor: null,
  paidMinor,
  orderId: null,
});

/** `No record found for …`: the words and the empty answer together say that there is none. */
const isAbsent = ({ fields, extra }: Cc5Answer): boolean =>
  fields.ProcReturnCode !== '00' &&
  /^No record found for /i.test(fields.ErrMsg ?? '') &&
  !extra.TRANS_STAT &&
  (extra.TRXCOUNT ?? '0') === '0';

/** A question that was answered with anything but rows: never about the payment. */
function failedQuestion(answer: Cc5Answer, unlisted: UnlistedCode): QuestionFailed {
  const code = answer.extra.ERRORCODE || answer.fields.ProcReturnCode || '';
  unlisted('inquiry', classOf(code));
  /* NestPay answers 99 to a wrong name or password; what it says of it differs by bank */
  const ours = /parola|password|yetki|permission|kullan[iı]c[iı]/i.test(answer.fields.ErrMsg ?? '');
  return questionFailed(`inquiry-refused-${code.replace(/[^\w-]/g, '').slice(0, 12)}`, ours);
}

/** An order with a charge that went through, and what of it went back. */
function readTaken(attemptId: string, sale: Row, rows: readonly Row[]): InquiryAnswer {
  if (sale.amountMinor === null || sale.transactionId === '') return questionFailed('unreadable-history');
  const returns = returnsOf(sale, rows);
  const charge = chargeOf(attemptId, sale.amountMinor, sale.transactionId);
  return returns === null
    ? { ...charge, returns: [], returnsBy: 'nothing' }
    : { ...charge, returns, returnsBy: 'list' };
}

/** An order of which nothing was taken so far. */
function readUntaken(rows: readonly Row[]): InquiryAnswer {
  if (rows.some(({ status }) => status === 'PN')) return { result: 'pending' };
  const [last] = rows;
  const allFailed = rows.every(({ type, status }) => type === 'S' && failed.has(status));
  if (!last || !allFailed) return questionFailed('unheard-of-order-status');
  return {
    result: 'declined',
    code: declineCode(last.procReturnCode) ?? 'bank-not-approved',
    providerCode: last.procReturnCode,
  };
}

/** The answer to ORDERHISTORY: all that became of an attempt, and what of it went back. */
export function readHistory(answer: Cc5Answer, attemptId: string, unlisted: UnlistedCode): InquiryAnswer {
  if (isAbsent(answer)) return { result: 'absent' };
  if (answer.fields.ProcReturnCode !== '00') return failedQuestion(answer, unlisted);
  if (answer.fields.OrderId !== attemptId) return questionFailed('answer-of-another-order');
  const rows = rowsOf(answer);
  if (rows === null || rows.length === 0) return questionFailed('unreadable-history');
  const [sale, ...others] = rows.filter(isTaken);
  /* the gate refuses a second charge of an order: two would be a mistake that somebody has to see */
  if (others.length > 0) return questionFailed('charged-more-than-once', true);
  return sale ? readTaken(attemptId, sale, rows) : readUntaken(rows);
}

/** The answer to ORDERSTATUS, when the history could not be had: the charge, without what went back. */
export function readStatus(answer: Cc5Answer, attemptId: string, unlisted: UnlistedCode): InquiryAnswer {
  if (isAbsent(answer)) return { result: 'absent' };
  const { fields, extra } = answer;
  if (fields.ProcReturnCode !== '00') return failedQuestion(answer, unlisted);
  if (extra.ORD_ID !== attemptId) return questionFailed('answer-of-another-order');
  if (extra.TRANS_STAT === 'PN') return { result: 'pending' };
  if (extra.TRANS_STAT === 'R') return questionFailed('technical-void-needed', true);
  return readStatusCharge(extra, attemptId) ?? questionFailed('only-a-status');
}

/** The newest transaction of the order, when it is its charge. */
function readStatusCharge(extra: Cc5Answer['extra'], attemptId: string): FoundCharge | null {
  const amountMinor = readQueryAmount(extra.ORIG_TRANS_AMT ?? '');
  const isCharge =
    extra.CHARGE_TYPE_CD === 'S' && extra.PROC_RET_CD === '00' && charged.has(extra.TRANS_STAT ?? '');
  if (!isCharge || amountMinor === null || !extra.TRANS_ID) return null;
  return { ...chargeOf(attemptId, amountMinor, extra.TRANS_ID), returns: [], returnsBy: 'nothing' };
}
