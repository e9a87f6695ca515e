import { add, type Row } from '../rows.ts';
import { onlyGrows, type Trial, trialsOf } from '../trials.ts';

const entry = (own: Row = {}): string =>
  add('ledger_entry', { id: 900, order_id: 'o-open', subject: 'x', ...own });
const line = (own: Row): string =>
  add('ledger_line', { entry_id: 900, number: 1, account: 'goodwill', minor: 1, ...own });
const pair = (own: Row, other: Row = {}): string[] => [
  entry(),
  line({ minor: 5, ...own }),
  line({ number: 2, minor: -5, ...own, ...other }),
];
const ledgerGrows = /the ledger only grows/;

const said = (own: Row): string => add('proposal', { id: 'x', subject: 'x', ...own });
const agreed = { state: 'APPROVED', decided_by: 'u2', decided_at: '2026-11-20' } as const;
const left = (own: Row): string =>
  add('payable_payment', { id: 'x', reference: 'EFT 9', proposal_id: 'k-open', ...own });
const sent = {
  kind: 'insurer',
  party: 'turnagol',
  currency: 'TRY',
  amount: 5_000,
  reference: 'EFT 9',
} as const;
/** With what two persons agreed on. */
const paid = (own: Row, proposal: Row = {}): string[] => {
  const { kind, party: partyId, currency, amount: minor, reference } = { ...sent, ...own };
  return [
    said({ payload: { kind, partyId, currency, minor, reference }, ...agreed, ...proposal }),
    left({ proposal_id: 'x', ...own }),
  ];
};
/** Two persons agreed on something else. */
const other = (changed: Row): string[] => [
  said({
    payload: {
      kind: 'insurer',
      partyId: 'turnagol',
      currency: 'TRY',
      minor: 5_000,
      reference: 'EFT 9',
      ...changed,
    },
    ...agreed,
  }),
  left({ proposal_id: 'x' }),
];

const decisions: Readonly<Record<string, Row>> = {
  'asked and decided by somebody': { decided_by: 'u2' },
  'asked and decided at some time': { decided_at: '2026-11-20' },
  'lapsed by somebody': { ...agreed, state: 'LAPSED' },
  'lapsed at no time': { state: 'LAPSED' },
  'withdrawn by another one': { ...agreed, state: 'WITHDRAWN' },
  'withdrawn at no time': { state: 'WITHDRAWN', decided_by: 'u1' },
  'agreed to by nobody': { ...agreed, decided_by: null },
  'agreed to at no time': { ...agreed, decided_at: null },
};
const decided: Readonly<Record<string, Row>> = {
  asked: {},
  lapsed: { state: 'LAPSED', decided_at: '2026-11-20' },
  withdrawn: { ...agreed, state: 'WITHDRAWN', decided_by: 'u1' },
  rejected: { ...agreed, state: 'REJECTED' },
  'agreed to': agreed,
};
const saidEach = (rows: Readonly<Record<string, Row>>) =>
  Object.fromEntries(Object.entries(rows).map(([what, own]) => [what, said(own)]));
const change = (what: string): string => `update proposal set ${what} where id = 'k-open'`;

const ofEntries: readonly Trial[] = [
  ...trialsOf('ledger_entry', {
    ledger_entry_pkey: { refused: { 'a second one of its number': entry({ id: 1 }) } },
    ledger_entry_event_subject_key: {
      refused: { 'the same event of the same thing': entry({ subject: 'a-stands' }) },
      allowed: { 'another event of it': entry({ subject: 'a-stands', event: 'paid-out' }) },
    },
    ledger_entry_order_id_fkey: { refused: { 'of no order': entry({ order_id: 'none' }) } },
    /* nobody empties it alone: its lines name it, and only grow themselves */
    ledger_entry_only_grows: {
      refused: {
        'one that is changed': `update ledger_entry set event = event`,
        'one without lines that goes': [entry(), 'delete from ledger_entry where id = 900'],
      },
      says: ledgerGrows,
    },
  }),
  ...trialsOf('ledger_line', {
    ledger_line_pkey: { refused: { 'a second one of its number': pair({}, { number: 1 }) } },
    ledger_line_entry_id_fkey: {
      refused: { 'of no entry': [line({}), line({ number: 2, minor: -1 })] },
    },
    ledger_line_currency_check: {
      refused: { 'in pounds': pair({ currency: 'GBP' }) },
      allowed: {
        'in lira': pair({}),
        'in euro': pair({ currency: 'EUR' }),
        'in dollar': pair({ currency: 'USD' }),
      },
    },
    ledger_line_minor_check: { refused: { 'of nothing': [entry(), line({ minor: 0 })] } },
    ledger_line_number_check: {
      refused: { 'of no number': pair({}, { number: 0 }) },
      allowed: { 'of the first': pair({}) },
    },
    ledger_line_balances: {
      refused: {
        'one side alone': [entry(), line({})],
        'a kuruş too much': pair({}, { minor: -4 }),
        'lira against euro': pair({}, { currency: 'EUR' }),
        'a side more of an entry that balances': line({ entry_id: 1, number: 9 }),
      },
      allowed: { 'two sides': pair({}) },
      says: /is out of balance/,
    },
    ledger_line_only_grows: onlyGrows('ledger_line', 'owner', ledgerGrows),
  }),
  ...['commission_terms', 'partner_terms'].flatMap((table) => {
    const terms = (own: Row) =>
      table === 'partner_terms'
        ? add(table, { partner_id: 'kaya', since: '2026-02-01', ...own })
        : add('commission_terms', { insurer_id: 'turnagol', since: '2026-02-01', ...own });
    return trialsOf(table, {
      [`${table}_pkey`]: { refused: { 'of the same day': terms({ since: '2026-01-01' }) } },
      [`${table}_basis_points_check`]: {
        refused: {
          'more than all': terms({ basis_points: 10_001 }),
          'less than nothing': terms({ basis_points: -1 }),
        },
        allowed: { all: terms({ basis_points: 10_000 }), nothing: terms({ basis_points: 0 }) },
      },
      [`${table.replace('_terms', '')}_terms_only_grow`]: onlyGrows(table, 'since', ledgerGrows),
    });
  }),
];

const ofProposals: readonly Trial[] = [
  ...trialsOf('proposal', {
    refund_ask_pkey: { refused: { 'a second one of its name': said({ id: 'k-open' }) } },
    refund_ask_asked_by_fkey: { refused: { 'asked by nobody': said({ asked_by: 'nobody' }) } },
    refund_ask_decided_by_fkey: {
      refused: { 'decided by nobody': said({ ...agreed, decided_by: 'nobody' }) },
    },
    refund_ask_order_id_fkey: { refused: { 'of no order': said({ order_id: 'none' }) } },
    refund_ask_refund_id_fkey: { refused: { 'of no refund': said({ refund_id: 'none' }) } },
    refund_ask_held_refund_id_fkey: {
      refused: { 'of no refund that is held': said({ held_refund_id: 'none' }) },
    },
    proposal_one_open: {
      refused: { 'asked a second time': said({ subject: 'EFT 3' }) },
      allowed: {
        'of another kind': said({ subject: 'EFT 3', kind: 'write-off' }),
        'asked anew once it was decided': said({ subject: 'Turnagöl' }),
      },
    },
    proposal_amount: {
      refused: { 'of less than nothing': said({ amount: -1 }) },
      allowed: { 'of nothing': said({ amount: 0 }) },
    },
    proposal_state: {
      refused: { 'in another state': said({ ...agreed, state: 'MAYBE' }) },
      allowed: saidEach(decided),
    },
    proposal_second_person: {
      refused: {
        'agreed to by who asked': said({ ...agreed, decided_by: 'u1' }),
        'rejected by who asked': said({ ...agreed, state: 'REJECTED', decided_by: 'u1' }),
      },
      allowed: saidEach(decided),
    },
    proposal_decided: { refused: saidEach(decisions), allowed: saidEach(decided) },
    proposal_keeps: {
      refused: {
        'about another refund': change(`held_refund_id = 'r-over'`),
        'about a purchase of a partner': change(`partner_id = 'kaya'`),
      },
      allowed: { 'the refund that was made of it': change(`refund_id = 'r-over'`) },
      says: /proposal_keeps/,
    },
    proposal_guard: {
      refused: {
        'taken away': `delete from proposal where id = 'k-open'`,
        'decided a second time': `update proposal set note = 'x' where id = 'k-party'`,
        'another kind': change(`kind = 'hand'`),
        'another name': change(`id = 'k-x'`),
        'about something else': change(`subject = 'x'`),
        'with other words': change(`payload = '{"amount":1}'`),
        'for another reason': change(`reason = 'x'`),
        'asked by another one': change(`asked_by = 'u3'`),
        'asked at another time': change(`asked_at = '2026-11-21'`),
        'another amount': change('amount = 6'),
        'of an order': change(`order_id = 'o-open'`),
      },
      allowed: {
        'decided once': change(`state = 'APPROVED', decided_by = 'u2', decided_at = now(), note = 'x'`),
      },
      says: /proposal_guard/,
    },
  }),
  ...trialsOf('payable_payment', {
    payable_payment_pkey: { refused: { 'a second one of its name': paid({ id: 'v1' }) } },
    payable_payment_reference_key: {
      refused: { 'under the reference of another one': paid({ reference: 'EFT 2' }) },
    },
    payable_payment_proposal_id_key: {
      refused: {
        'a second one that was agreed to once': [
          'alter table payable_payment disable trigger user',
          left({ proposal_id: 'k-party' }),
        ],
      },
    },
    payable_payment_proposal_id_fkey: {
      refused: {
        'that nobody asked for': [
          'alter table payable_payment disable trigger user',
          left({ proposal_id: 'none' }),
        ],
      },
    },
    payable_payment_amount_check: {
      refused: { 'of nothing': paid({ amount: 0 }) },
      allowed: { 'of a kuruş': paid({ amount: 1 }) },
    },
    payable_payment_currency_check: {
      refused: { 'in pounds': paid({ currency: 'GBP' }) },
      allowed: { 'in euro': paid({ currency: 'EUR' }), 'in dollar': paid({ currency: 'USD' }) },
    },
    payable_payment_kind_check: {
      refused: { 'to somebody else': paid({ kind: 'staff' }) },
      allowed: { 'to a partner': paid({ kind: 'partner' }) },
    },
    payable_payment_reference_check: { refused: { 'under no reference': paid({ reference: '' }) } },
    payable_payment_second_person: {
      refused: {
        'before another person agreed': left({}),
        'after another person said no': paid({}, { state: 'REJECTED' }),
        'by what was agreed for something else': paid({}, { kind: 'write-off' }),
        'of another amount than was agreed': other({ minor: 4_999 }),
        'in another currency than was agreed': other({ currency: 'EUR' }),
        'to another one than was agreed': other({ partyId: 'yedicam' }),
        'to a partner instead of an insurer': other({ kind: 'partner' }),
        'under another reference than was agreed': other({ reference: 'EFT 8' }),
      },
      allowed: { 'once another person agreed': paid({}) },
      says: /payable_payment_second_person/,
    },
    payable_payment_only_grows: onlyGrows('payable_payment', 'party', ledgerGrows),
  }),
];

export const ofLedger: readonly Trial[] = [...ofEntries, ...ofProposals];
