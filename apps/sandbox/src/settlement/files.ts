import { todayInIstanbul } from '@sigorta/validators/istanbul';
import {
  type AccountCurrency,
  type BankLine,
  netOf,
  type Payout,
  type PayoutRow,
  totalOf,
} from './payouts.ts';

/* The files as their senders write them: iyzico's settlement file, a bank's end of day, an account statement (MT940). */

const stamp = (at: string): string => {
  const local = new Date(Date.parse(at) + 3 * 3_600_000).toISOString();
  return `${local.slice(0, 10)} ${local.slice(11, 19)}`;
};
const decimal = (kurus: number): string => (kurus / 100).toFixed(2);

const iyzicoColumns = [
  'transactionDate',
  'transactionType',
  'transactionStatus',
  'afterSettlement',
  'paymentTxId',
  'paymentId',
  'conversationId',
  'price',
  'paidPrice',
  'installment',
  'iyziCommissionRateAmount',
  'iyziCommissionFee',
  'blockageRateAmountMerchant',
  'merchantPayoutAmount',
  'transactionCurrency',
  'settlementCurrency',
  'settlementReferenceCode',
  'settlementResolveDate',
  'chargeType',
  'disputeReferenceCode',
] as const;

/** the fixed part of iyzico's commission stands in a column of its own */
const fixedFee = 25;

const iyzicoRow = (payout: Payout, row: PayoutRow): string => {
  const isCharge = row.kind === 'charge';
  const fixed = isCharge && row.fee >= fixedFee ? fixedFee : 0;
  const cells: Record<(typeof iyzicoColumns)[number], string> = {
    transactionDate: stamp(row.at),
    transactionType: isCharge ? 'auth' : 'refund',
    transactionStatus: 'SUCCESS',
    afterSettlement: isCharge ? '0' : '1',
    paymentTxId: row.transactionId,
    paymentId: row.paymentId,
    conversationId: row.reference,
    price: decimal(row.gross),
    paidPrice: decimal(row.gross),
    installment: String(row.installment),
    iyziCommissionRateAmount: decimal(row.fee - fixed),
    iyziCommissionFee: decimal(fixed),
    blockageRateAmountMerchant: '0.00',
    merchantPayoutAmount: decimal(netOf(row)),
    transactionCurrency: 'TRY',
    settlementCurrency: 'TRY',
    settlementReferenceCode: payout.reference,
    settlementResolveDate: `${payout.day} 10:00:00`,
    chargeType: row.kind === 'chargeback' ? 'CHARGEBACK' : '',
    disputeReferenceCode: row.kind === 'chargeback' ? row.movement : '',
  };
  return iyzicoColumns.map((name) => cells[name]).join(',');
};

/** Rows of all payouts of a day, then the sum of them. */
export const iyzicoFile = (payouts: readonly Payout[]): string => {
  const rows = payouts.flatMap((payout) => payout.rows.map((row) => iyzicoRow(payout, row)));
  const total = payouts.reduce((sum, payout) => sum + totalOf(payout), 0);
  return [iyzicoColumns.join(','), ...rows, '', 'totalMerchantPayoutAmount', decimal(total), ''].join('\r\n');
};

const comma = (kurus: number): string => decimal(kurus).replace('.', ',');
const dotted = (day: string): string => day.split('-').reverse().join('.');

const kinds = { charge: 'S', refund: 'I', chargeback: 'CB' } as const;

const bankRow =
  (clientId: string, { reference, day }: Payout) =>
  (row: PayoutRow): string =>
    [
      clientId,
      dotted(todayInIstanbul(new Date(row.at))),
      dotted(day),
      kinds[row.kind],
      row.reference,
      row.movement,
      row.installment,
      comma(row.gross),
      comma(row.fee),
      comma(netOf(row)),
      reference,
    ].join(';');

const bankColumns =
  'ISYERI_NO;ISLEM_TARIHI;VALOR_TARIHI;ISLEM_TIPI;SIPARIS_NO;ISLEM_NO;TAKSIT;BRUT_TUTAR;KOMISYON;NET_TUTAR;ODEME_REFERANSI';

/** A bank's file of the day's value date. */
export const nestpayFile = (clientId: string, payouts: readonly Payout[]): string => {
  const rows = payouts.flatMap((payout) => payout.rows.map(bankRow(clientId, payout)));
  const total = payouts.reduce((sum, payout) => sum + totalOf(payout), 0);
  return [bankColumns, ...rows, `TOPLAM;${rows.length};${comma(total)}`, ''].join('\r\n');
};

const swiftDay = (day: string): string => day.slice(2).replaceAll('-', '');

const balance = (tag: string, day: string, currency: AccountCurrency, minor: number): string =>
  `:${tag}:${minor < 0 ? 'D' : 'C'}${swiftDay(day)}${currency}${comma(Math.abs(minor))}`;

/** A day of an account as MT940; the balance before is nothing, which nobody looks at. */
export const statementFile = (
  { iban, currency }: { iban: string; currency: AccountCurrency },
  day: string,
  lines: readonly BankLine[],
): string => {
  const number = String(Math.round(Date.parse(day) / 86_400_000) % 100_000);
  const moved = lines.flatMap(({ id, amount, text, ownReference, isCharge }) => [
    `:61:${swiftDay(day)}${day.slice(5).replace('-', '')}${amount < 0 ? 'D' : 'C'}${comma(Math.abs(amount))}${isCharge ? 'NCHG' : 'NTRF'}${ownReference?.slice(0, 16) ?? 'NONREF'}//${id}`,
    /* a line of this field holds 65 characters */
    `:86:${(text.match(/.{1,65}/g) ?? ['']).join('\r\n')}`,
  ]);
  const closing = lines.reduce((sum, { amount }) => sum + amount, 0);
  return [
    `:20:EKSTRE${day.replaceAll('-', '')}`,
    `:25:${iban}`,
    `:28C:${number}/1`,
    balance('60F', day, currency, 0),
    ...moved,
    balance('62F', day, currency, closing),
    '-',
    '',
  ].join('\r\n');
};
