import type { SettlementConfig } from '../../../platform/config.ts';
import { readDayFile } from '../../../platform/upstream/day-file.ts';
import { type PayoutsAnswer, payoutsOf, type Settlement, unread } from '../settlement.ts';

const kinds = { S: 'charge', I: 'return', CB: 'chargeback' } as const;

/** `1.234,56`, also below nothing */
const minorOf = (text = ''): number | null => {
  const match = /^(-?)(\d{1,3}(?:\.\d{3})*|\d{1,12}),(\d\d)$/.exec(text.trim());
  if (!match) return null;
  const minor = Number(match[2]?.replaceAll('.', '')) * 100 + Number(match[3]);
  return match[1] === '-' ? -minor : minor;
};

const dayOf = (text = ''): string | null => {
  const match = /^(\d\d)\.(\d\d)\.(\d{4})$/.exec(text.trim());
  return match ? `${match[3]}-${match[2]}-${match[1]}` : null;
};

function rowOf(cells: Readonly<Record<string, string>>) {
  const kind = kinds[cells.ISLEM_TIPI as keyof typeof kinds] as (typeof kinds)['S'] | undefined;
  const [gross, fee, net] = [cells.BRUT_TUTAR, cells.KOMISYON, cells.NET_TUTAR].map(minorOf);
  const [made, day] = [dayOf(cells.ISLEM_TARIHI), dayOf(cells.VALOR_TARIHI)];
  const payout = cells.ODEME_REFERANSI ?? '';
  if (kind === undefined || gross == null || fee == null || net == null) return null;
  if (made === null || day === null || payout === '' || !cells.ISLEM_NO) return null;
  return {
    payout,
    day,
    key: [kind, cells.ISLEM_NO].join(' '),
    row: {
      kind,
      reference: cells.SIPARIS_NO || null,
      paymentId: null,
      installmentCount: Number(cells.TAKSIT) || 1,
      grossMinor: Math.abs(gross),
      feeMinor: fee,
      netMinor: net,
      at: new Date(`${made}T12:00:00+03:00`),
    },
  };
}

/**
 * A bank's file of a value date: semicolons, Turkish numbers, the sum in its last row. Banks differ here; what is read is
 * told in docs/connectors/nestpay.md.
 */
export function readValueDateFile(text: string): PayoutsAnswer {
  const [head = '', ...lines] = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const names = head.split(';').map((name) => name.trim());
  const [word, , sum] = lines.at(-1)?.split(';') ?? [];
  const total = word === 'TOPLAM' ? minorOf(sum) : null;
  if (total === null || !names.includes('ODEME_REFERANSI')) return unread('unreadable-file');
  const rows = [];
  for (const line of lines.slice(0, -1)) {
    const cells = line.split(';');
    const row = rowOf(Object.fromEntries(names.map((name, at) => [name, cells[at]?.trim() ?? ''])));
    if (row === null) return unread('unreadable-row');
    rows.push(row);
  }
  const payouts = payoutsOf(rows, total);
  return payouts === null ? unread('sum-differs') : { result: 'payouts', payouts };
}

/** A bank's files. @param clientId our merchant number, which the bank's lines name */
export const nestpaySettlement = (
  config: SettlementConfig | undefined,
  clientId: string,
): Settlement | null => {
  const url = config?.url ?? null;
  return config === undefined || url === null
    ? null
    : {
        fee: config.fee,
        installmentFees: config.installmentFees,
        days: config.days,
        bankWord: clientId,
        returnsBy: 'charge',
        payouts: async (day) => {
          const file = await readDayFile(config.egress, url, day);
          if (file.result === 'absent') return { result: 'payouts', payouts: [] };
          return file.result === 'file' ? readValueDateFile(file.text) : unread(file.why);
        },
      };
};
