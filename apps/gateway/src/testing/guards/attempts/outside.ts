import { add, type Row } from '../rows.ts';
import { onlyGrows, type Trial, trialsOf } from '../trials.ts';

const row = (own: Row): string => add('payout_row', { id: 'x', ...own });
const line = (own: Row): string => add('bank_line', { id: 'x', ...own });
const gone = (own: Row): string => add('outgoing_line', { id: 'x', ...own });
const differs = (own: Row): string =>
  add('difference', { id: 'x', kind: 'charge-absent', subject: 'x', ...own });
const changed = (what: string): string => `update outgoing_line set ${what} where id = 'l1'`;
const closed = { closed_at: '2026-11-21' } as const;
const days = {
  'on no day': '',
  'on a day in words': '21 Kasım',
  'on a day with more behind it': '2026-11-21 x',
  'on a day with more before it': 'x2026-11-21',
};
const onDays = (of: (own: Row) => string) =>
  Object.fromEntries(Object.entries(days).map(([what, day]) => [what, of({ day })]));
const whole = { attempt_id: 'a-stands', order_id: 'o-stands' } as const;
const entry = (own: Row): string => add('audit_entry', { number: 2, hash: 'h2', ...own });
const ledgerGrows = /the ledger only grows/;

/** Accounts are in lira, euro or dollar. */
const onCurrencies = (made: (own: Row) => string) => ({
  refused: { 'in pounds': made({ currency: 'GBP' }) },
  allowed: { 'in euro': made({ currency: 'EUR' }), 'in dollar': made({ currency: 'USD' }) },
});

export const ofOutside: readonly Trial[] = [
  ...trialsOf('payout_row', {
    payout_row_pkey: {
      refused: { 'a second time in its payout': row({ id: '1' }) },
      allowed: {
        'in another payout': row({ id: '1', payout: 'P2' }),
        'of another account': row({ id: '1', holder: 'iyzico:m2' }),
      },
    },
    payout_row_attempt_id_fkey: { refused: { 'of no attempt': row({ ...whole, attempt_id: 'none' }) } },
    payout_row_order_id_fkey: { refused: { 'of no order': row({ ...whole, order_id: 'none' }) } },
    payout_row_check: {
      refused: {
        'of an attempt without its order': row({ attempt_id: 'a-stands' }),
        'of an order without its attempt': row({ order_id: 'o-stands' }),
      },
      allowed: { 'of both': row(whole), 'of none of ours': row({}) },
    },
    payout_row_day_check: { refused: onDays(row), allowed: { 'on a day': row({}) } },
    payout_row_gross_check: {
      refused: { 'of less than nothing': row({ gross: -1 }) },
      allowed: { 'of nothing': row({ gross: 0 }) },
    },
    payout_row_kind_check: {
      refused: { 'of another kind': row({ kind: 'gift' }) },
      allowed: {
        'a charge': row({}),
        'a return': row({ kind: 'return' }),
        'a chargeback': row({ kind: 'chargeback' }),
      },
    },
    payout_row_payout_check: { refused: { 'of no payout': row({ payout: '' }) } },
    payout_row_only_grows: onlyGrows('payout_row', 'fee', ledgerGrows),
  }),
  ...trialsOf('bank_line', {
    bank_line_pkey: { refused: { 'read a second time': line({ id: 'b1' }) } },
    bank_line_amount_check: {
      refused: { 'of nothing': line({ amount: 0 }) },
      allowed: { 'that came': line({ amount: 1 }), 'that left': line({ amount: -1 }) },
    },
    bank_line_day_check: { refused: onDays(line), allowed: { 'on a day': line({}) } },
    bank_line_only_grows: onlyGrows('bank_line', 'amount', ledgerGrows),
  }),
  ...trialsOf('bank_day', {
    bank_day_pkey: {
      refused: { 'read a second time': add('bank_day', { day: '2026-11-21' }) },
      allowed: { 'of another account': add('bank_day', { day: '2026-11-21', currency: 'EUR' }) },
    },
    bank_day_currency_check: onCurrencies((own) => add('bank_day', { day: '2026-11-22', ...own })),
    bank_day_day_check: {
      refused: onDays((own) => add('bank_day', own)),
      allowed: { 'a day': add('bank_day', { day: '2026-11-22' }) },
    },
  }),
  ...trialsOf('outgoing_line', {
    outgoing_line_pkey: { refused: { 'read a second time': gone({ id: 'l1' }) } },
    outgoing_line_amount_check: {
      refused: { 'of nothing': gone({ amount: 0 }) },
      allowed: { 'that came back': gone({ amount: 1 }), 'that left': gone({ amount: -1 }) },
    },
    outgoing_line_day_check: { refused: onDays(gone), allowed: { 'on a day': gone({}) } },
    outgoing_line_currency_check: onCurrencies(gone),
    outgoing_line_named_check: {
      refused: { 'names nothing': gone({ named: '' }) },
      allowed: { 'names a reference': gone({ named: 'EFT 2' }) },
    },
    outgoing_line_stays: {
      refused: {
        'taken away': `delete from outgoing_line where id = 'l1'`,
        'under another name': changed(`named = 'EFT 2', id = 'l2'`),
        'of another account': changed(`named = 'EFT 2', account = 'TR2'`),
        'of another currency': changed(`named = 'EFT 2', currency = 'EUR'`),
        'on another day': changed(`named = 'EFT 2', day = '2026-11-22'`),
        'of another amount': changed(`named = 'EFT 2', amount = -1`),
        'names nothing any more': [changed(`named = 'EFT 2'`), changed('named = null')],
      },
      allowed: { 'named later': changed(`named = 'EFT 2'`) },
      says: /outgoing_line only grows/,
    },
  }),
  ...trialsOf('difference', {
    difference_pkey: { refused: { 'a second one of its name': differs({ id: 'd-paid' }) } },
    difference_one_open: {
      refused: { 'told of a second time': differs({ kind: 'charge-differs', subject: 'a-paid' }) },
      allowed: {
        'told of anew once it was closed': [
          `update difference set closed_at = now() where id = 'd-paid'`,
          differs({ kind: 'charge-differs', subject: 'a-paid' }),
        ],
        'of another provider': differs({ kind: 'charge-differs', subject: 'a-paid', source: 'nestpay' }),
        'of another kind': differs({ subject: 'a-paid' }),
      },
    },
    difference_here_check: {
      refused: { 'less than nothing here': differs({ here: -1 }) },
      allowed: { 'nothing here': differs({ here: 0 }) },
    },
    difference_outside_check: {
      refused: { 'less than nothing outside': differs({ outside: -1 }) },
      allowed: { 'nothing outside': differs({ outside: 0 }) },
    },
    difference_closed: {
      refused: {
        'closed by somebody without a reason': differs({ ...closed, closed_by: 'u1' }),
        'closed for a reason by nobody': differs({ ...closed, closed_reason: 'x' }),
        'closed at no time': differs({ closed_by: 'u1', closed_reason: 'x' }),
      },
      allowed: {
        'closed by somebody for a reason': differs({ ...closed, closed_by: 'u1', closed_reason: 'x' }),
        'gone by itself': differs(closed),
        open: differs({}),
      },
    },
    difference_closed_reason_check: {
      refused: { 'for no reason': differs({ ...closed, closed_by: 'u1', closed_reason: '' }) },
    },
    difference_closed_by_fkey: {
      refused: { 'closed by nobody': differs({ ...closed, closed_by: 'nobody', closed_reason: 'x' }) },
    },
  }),
  ...trialsOf('audit_entry', {
    audit_entry_pkey: { refused: { 'a second one of its number': entry({ number: 1 }) } },
    audit_entry_hash_key: { refused: { 'with the seal of another one': entry({ hash: 'h1' }) } },
    audit_entry_number_check: {
      refused: { 'of no number': entry({ number: 0 }) },
      allowed: { 'of the next': entry({}) },
    },
    audit_entry_only_grows: onlyGrows('audit_entry', 'action', /the audit log only grows/),
  }),
  ...trialsOf('audit_doubt', {
    audit_doubt_pkey: { refused: { 'a second one': add('audit_doubt', { reason: 'witness-cut' }) } },
    audit_doubt_reason_check: {
      refused: { 'for another reason': add('audit_doubt', { reason: 'whim' }) },
      allowed: Object.fromEntries(
        ['entries-lost', 'witness-silent', 'witness-unreachable'].map((reason) => [
          reason,
          add('audit_doubt', { reason }),
        ]),
      ),
    },
  }),
];
