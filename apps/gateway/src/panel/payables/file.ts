import type { Money } from '@sigorta/contracts/money';
import type { payableFile } from '@sigorta/contracts/panel/payables';
import type { Language } from '@sigorta/i18n/language';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import { renderPdf } from '../../documents/typst.ts';
import { markedBrand } from '../../partners/brand-of-partner.ts';
import type { Staff } from '../../platform/caller.ts';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/handler.ts';
import { audit } from '../../staff/audit.ts';
import { staffOf } from '../../staff/staff-of.ts';
import { type Cell, dayCell } from '../export/cell.ts';
import { byteOrderMark, csvLine } from '../export/csv.ts';
import { xlsxOf } from '../export/xlsx.ts';
import { requireAllPartners } from '../scope/require-all-partners.ts';
import { namesFor } from '../shared/names.ts';
import type { Payable } from './accounts.ts';
import { type StatementRow, statementRows } from './statement-rows.ts';
import { mostPaperRows, statementSheet } from './statement-sheet.ts';
import { payableTexts } from './texts/all.ts';
import { accountOf, partyNames } from './view.ts';

const heads = [
  'date',
  'kind',
  'reference',
  'product',
  'premium',
  'tax',
  'commission',
  'net',
  'currency',
] as const;

/** Every row of a month as cells, then the sums of the month. */
async function* cellsOf(
  context: Context,
  of: Payable,
  month: string,
  language: Language,
): AsyncGenerator<Cell[][]> {
  const t = payableTexts[language];
  const { product } = await namesFor(context, language);
  const money = (minor: number): Money => ({ minor, currency: of.currency });
  const account = await accountOf(context, of, month);
  const sums = { premium: 0, commission: 0, net: 0 };
  const line = (words: string, net: number): Cell[] => [
    null,
    words,
    null,
    null,
    null,
    null,
    null,
    money(net),
    of.currency,
  ];
  yield [line(t.opening, account.opening)];
  for await (const piece of statementRows(context, of, month))
    yield piece.map((row) => {
      sums.premium += row.premium;
      sums.commission += row.commission;
      sums.net += row.net;
      return [
        dayCell(todayInIstanbul(row.at)),
        t[`kind.${row.kind}`],
        row.reference,
        row.productId === null ? null : product(row.productId).name,
        money(row.premium),
        row.tax === null ? null : money(row.tax),
        money(row.commission),
        money(row.net),
        of.currency,
      ];
    });
  const { premium, commission, net } = sums;
  yield [
    [null, t.total, null, null, money(premium), null, money(commission), money(net), of.currency],
    line(t.closing, account.closing),
  ];
}

async function* csvOf(names: readonly string[], rows: AsyncIterable<Cell[][]>): AsyncGenerator<Buffer> {
  yield Buffer.from(byteOrderMark + csvLine(names), 'utf8');
  for await (const some of rows) yield Buffer.from(some.map(csvLine).join(''), 'utf8');
}

/** As many rows as paper holds. */
async function paperRows(context: Context, of: Payable, month: string): Promise<StatementRow[]> {
  const rows: StatementRow[] = [];
  for await (const piece of statementRows(context, of, month)) {
    rows.push(...piece);
    if (rows.length > mostPaperRows) break;
  }
  return rows;
}

/** @throws Refusal `service-unavailable` while too many papers wait */
async function* pdfOf(
  context: Context,
  of: Payable,
  month: string,
  language: Language,
): AsyncGenerator<Buffer> {
  const [account, named, rows, brand] = await Promise.all([
    accountOf(context, of, month),
    partyNames(context, language),
    paperRows(context, of, month),
    markedBrand(context, 'default'),
  ]);
  const sheet = statementSheet(
    { account, party: named(of), month, rows, now: context.clock() },
    brand,
    language,
  );
  yield Buffer.from(await renderPdf(sheet));
}

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
} as const;

const writeDown = (context: Context, staff: Staff, of: Payable, detail: Record<string, string>) =>
  context.db.transaction().execute((trx) =>
    audit(context, trx, staff, {
      action: 'list.exported',
      subject: { kind: 'list', id: 'statement' },
      partnerId: null,
      detail: { ...of, ...detail },
    }),
  );

export const exportStatement: Handler<typeof payableFile> = async (
  context,
  { month, format, ...of },
  call,
) => {
  const staff = requireAllPartners(staffOf(call));
  const { language } = call;
  /* a wrong name is refused before the first byte */
  await accountOf(context, of, month);
  await writeDown(context, staff, of, { month, format });
  const t = payableTexts[language];
  const names = heads.map((head) => t[head]);
  const bodies = {
    csv: () => csvOf(names, cellsOf(context, of, month, language)),
    xlsx: () => xlsxOf(t.title, names, cellsOf(context, of, month, language)),
    pdf: () => pdfOf(context, of, month, language),
  };
  return {
    fileName: `${of.kind}-${of.partyId}-${of.currency}-${month}.${format}`,
    type: types[format],
    body: bodies[format](),
  };
};
