import type { SettlementConfig } from '../../../platform/config.ts';
import { readDayFile } from '../../../platform/upstream/day-file.ts';
import { type PayoutRow, type PayoutsAnswer, payoutsOf, type Settlement, unread } from '../settlement.ts';
import { readAmount } from './amount.ts';

const kinds = { auth: 'charge', postauth: 'charge', refund: 'return', cancel: 'return' } as const;

type Cells = Readonly<Record<string, string | undefined>>;

/** Istanbul, which has kept +03:00 since 2016. */
function timeOf(text = ''): Date | null {
  const match = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d)/.exec(text);
  const at = match ? new Date(`${match[1]}T${match[2]}+03:00`) : null;
  return at === null || Number.isNaN(at.getTime()) ? null : at;
}

/** Amounts that may be below nothing. */
const signed = (text = ''): number | null => {
  const minor = readAmount(text.replace(/^-/, ''));
  return minor === null ? null : text.startsWith('-') ? -minor : minor;
};

const kindOf = (cells: Cells): PayoutRow['kind'] | null =>
  cells.disputeReferenceCode || cells.chargeType
    ? 'chargeback'
    : (kinds[cells.transactionType?.toLowerCase() as keyof typeof kinds] ?? null);

/** One row; null when it is none we can rely on. */
function rowOf(cells: Cells) {
  const kind = kindOf(cells);
  const [gross, rate, fixed, net] = [
    cells.paidPrice,
    cells.iyziCommissionRateAmount,
    cells.iyziCommissionFee,
    cells.merchantPayoutAmount,
  ].map(signed);
  const at = timeOf(cells.transactionDate);
  const { settlementReferenceCode: payout = '', settlementResolveDate = '' } = cells;
  const day = /^\d{4}-\d\d-\d\d/.exec(settlementResolveDate)?.[0];
  const numbers = gross != null && rate != null && fixed != null && net != null;
  if (kind === null || !numbers || at === null || payout === '' || day === undefined) return null;
  if (cells.settlementCurrency !== 'TRY') return null;
  return {
    payout,
    day,
    key: [kind, cells.paymentTxId, cells.conversationId].join(' '),
    row: {
      kind,
      reference: cells.conversationId || null,
      paymentId: cells.paymentId || null,
      installmentCount: Number(cells.installment) || 1,
      grossMinor: Math.abs(gross),
      feeMinor: rate + fixed,
      netMinor: net,
      at,
    },
  };
}

/**
 * A settlement file (docs.iyzico.com settlement-files): a row for each movement under the names of its columns, then the sum.
 * A file with a row that cannot be read, or that does not add up, is no file.
 */
export function readSettlementFile(text: string): PayoutsAnswer {
  const [head = '', ...lines] = text.split(/\r?\n/);
  const mark = head.includes(';') ? ';' : ',';
  const names = head.split(mark).map((name) => name.trim());
  const end = lines.findIndex((line) => line.startsWith('totalMerchantPayoutAmount'));
  const total = end === -1 ? null : signed(lines[end + 1]);
  if (total === null || !names.includes('settlementReferenceCode')) return unread('unreadable-file');
  const rows = [];
  for (const line of lines.slice(0, end)) {
    if (line.trim() === '') continue;
    const cells = line.split(mark);
    const row = rowOf(Object.fromEntries(names.map((name, at) => [name, cells[at]?.trim()])));
    if (row === null) return unread('unreadable-row');
    rows.push(row);
  }
  const payouts = payoutsOf(rows, total);
  return payouts === null ? unread('sum-differs') : { result: 'payouts', payouts };
}

/** iyzico's settlement files. */
export const iyzicoSettlement = (config: SettlementConfig | undefined): Settlement | null => {
  const url = config?.url ?? null;
  return config === undefined || url === null
    ? null
    : {
        fee: config.fee,
        installmentFees: config.installmentFees,
        days: config.days,
        bankWord: 'IYZICO',
        returnsBy: 'reference',
        payouts: async (day) => {
          const file = await readDayFile(config.egress, url, day);
          if (file.result === 'absent') return { result: 'payouts', payouts: [] };
          return file.result === 'file' ? readSettlementFile(file.text) : unread(file.why);
        },
      };
};
