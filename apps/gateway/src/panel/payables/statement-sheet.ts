import { formatDate } from '@sigorta/i18n/date';
import { directionOf } from '@sigorta/i18n/direction';
import type { Language } from '@sigorta/i18n/language';
import { formatMoney } from '@sigorta/i18n/money';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import { noParts, type Sheet } from '../../documents/sheet.ts';
import { insurerMark } from '../../partners/brand-mark.ts';
import type { MarkedBrand } from '../../partners/brand-of-partner.ts';
import type { Named } from '../shared/names.ts';
import type { Payable, PayableSums } from './accounts.ts';
import type { StatementRow } from './statement-rows.ts';
import { payableTexts } from './texts/all.ts';

/** more rows than this make a paper that nobody reads, and that takes too long to set */
export const mostPaperRows = 1_000;

interface Statement {
  account: Payable & PayableSums;
  party: Named;
  /** `2026-11` */
  month: string;
  rows: readonly StatementRow[];
  now: Date;
}

/** The statement of a month as paper: what was owed, each movement, what is owed. */
export function statementSheet(
  { account, party, month, rows, now }: Statement,
  brand: MarkedBrand,
  language: Language,
): Sheet {
  const t = payableTexts[language];
  const { kind, currency } = account;
  const [year = 0, number = 0, day = 0] = todayInIstanbul(now).split('-').map(Number);
  const shown = (minor: number): string => formatMoney({ minor, currency }, language);
  /* seven columns have no room for the sign, which stands with the sums */
  const bare = (minor: number): string => shown(minor).replace(/\u00A0?(?:TL|€|\$)/, '');
  const sum = (label: string, minor: number) => ({ label, text: shown(minor), ltr: true });
  const period = month.split('-').reverse().join('/');
  return {
    ...noParts,
    lang: language,
    rtl: directionOf(language) === 'rtl',
    date: [year, number, day],
    title: `${t.title} ${period}`,
    brand: brand.name,
    colour: brand.colour,
    mark: brand.mark,
    insurer: { name: party.name, mark: kind === 'insurer' ? insurerMark(party.id) : null },
    kicker: t.title,
    heading: party.name,
    lead: t[`of.${kind}`],
    panel: {
      label: t.month,
      value: period,
      rows: [sum(t.opening, account.opening), sum(t.closing, account.closing)],
    },
    facts: [],
    persons: {
      title: t.rows,
      columns: [t.reference, t.date, t.kind, t.premium, t.tax, t.commission, t.net],
      rows: rows.slice(0, mostPaperRows).map((row) => ({
        name: row.reference ?? '–',
        cells: [
          formatDate(row.at.toISOString(), language, 'numeric'),
          t[`kind.${row.kind}`],
          bare(row.premium),
          row.tax === null ? '–' : bare(row.tax),
          bare(row.commission),
          bare(row.net),
        ],
      })),
    },
    money: {
      title: t.total,
      rows: [
        sum(t.opening, account.opening),
        sum(t.added, account.added),
        sum(t.takenBack, account.takenBack),
        sum(t.paid, account.paid),
      ],
      total: sum(t.closing, account.closing),
      note: null,
    },
    notes: [t.note, ...(rows.length > mostPaperRows ? [t.cut] : [])],
    footer: brand.footer,
  };
}
