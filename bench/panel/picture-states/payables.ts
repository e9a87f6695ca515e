import { fails, never, says } from '../picture-answers.ts';
import type { PictureState } from '../picture-state.ts';

const account = {
  kind: 'insurer',
  party: { id: 'poyraztas', name: 'Poyraztaş Sigorta' },
  currency: 'TRY',
  opening: 12_345_678,
  added: 4_502_550,
  takenBack: -502_550,
  paid: -12_345_678,
  closing: 4_000_000,
};
const partner = {
  ...account,
  kind: 'partner',
  party: { id: 'kaya-acente', name: 'Kaya Acente' },
  opening: 0,
  paid: 0,
};
const row = {
  at: '2026-11-20T09:00:00.000Z',
  kind: 'policy',
  orderId: 'o1',
  product: { id: 'dask', name: 'DASK' },
  reference: 'POY1234567890',
  premium: 5_312_500,
  tax: 265_625,
  commission: 809_950,
  net: 4_502_550,
};
const statement = {
  ...account,
  premium: 4_719_528,
  commission: 719_528,
  count: 3,
  rows: [
    row,
    { ...row, kind: 'cancellation', premium: -592_972, tax: -29_648, commission: -90_422, net: -502_550 },
    {
      ...row,
      kind: 'payment',
      orderId: null,
      product: null,
      reference: 'EFT 4711',
      premium: 0,
      tax: null,
      commission: 0,
      net: -12_345_678,
    },
  ],
  owedNow: 4_000_000,
};

const list = '/panel/cari-hesaplar';
const one = `${list}/insurer.poyraztas.TRY`;

/** What insurers and partners are owed, and the statement of one. */
export const payablesStates: readonly PictureState[] = [
  { name: 'payables', path: list, before: says('panel/payables', { rows: [account, partner] }) },
  { name: 'payables-empty', path: list, before: says('panel/payables', { rows: [] }) },
  { name: 'payables-failed', path: list, before: fails('panel/payables'), fails: true },
  { name: 'payables-loading', path: list, before: never('panel/payables'), waits: true },
  { name: 'payables-not-allowed', path: list, who: 'agent', fails: true },
  { name: 'statement', path: one, before: says('panel/payables/statement', statement) },
  {
    name: 'statement-empty',
    path: one,
    before: says('panel/payables/statement', { ...statement, count: 0, rows: [], owedNow: 0 }),
  },
  { name: 'statement-failed', path: one, before: fails('panel/payables/statement'), fails: true },
  {
    name: 'statement-pay',
    path: one,
    before: says('panel/payables/statement', statement),
    act: async (page) => {
      await page.locator('main button:has(svg)').last().click();
      await page.locator('dialog[open] button[type=submit]').click();
    },
  },
];
