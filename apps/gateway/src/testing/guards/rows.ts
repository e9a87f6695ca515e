/*
 * Rows written by hand, as plain SQL: what the database itself refuses is asked of it alone, without the code that would never
 * ask for it. Money is kuruş or cents.
 */

type Value = string | number | boolean | null | object;
export type Row = Readonly<Record<string, Value>>;

const at = '2026-11-20T10:00:00Z';
const made = { created_at: at, updated_at: at } as const;
const ofPerson = { language: 'tr', application: {}, consents: [] } as const;
const release = 'travel@0000000000000000';

/** What a sound row of each table holds where a test says nothing else; names of rows are never among it. */
const plain = {
  session: { created_at: at, expires_at: '2099-01-01' },
  staff: { name: 'Defne', role: 'finance', created_at: at },
  quote: {
    ...ofPerson,
    session_id: 's',
    partner_id: 'default',
    product: 'foreign-travel',
    insurers: [],
    release,
    created_at: at,
  },
  insurer: { name: 'Turnagöl', adapter: 'json', products: '*', position: 1, active: true },
  offer: {
    insurer_id: 'turnagol',
    insurer_quote_no: 'n',
    plan_name: '',
    currency_price: 10_000,
    currency: 'TRY',
    price: 10_000,
    installments: false,
    quote_document: false,
    valid_until: '2099-01-01',
    body: {},
    created_at: at,
  },
  purchase: { version: 1, is_posted: true, ...made },
  purchase_order: {
    ...ofPerson,
    ...made,
    session_id: 's',
    partner_id: 'kaya',
    product: 'foreign-travel',
    state: 'CONSENTED',
    version: 1,
    insurer_id: 'turnagol',
    insurer_name: 'Turnagöl',
    insurer_quote_no: 'n',
    offer: {},
    billing: {},
    buyer_name: 'Defne Aydın',
    mail_state: 'waiting',
    goal: 'open',
    release,
  },
  attempt: {
    ...made,
    state: 'DECLINED',
    phase: 'none',
    version: 1,
    psp: 'iyzico',
    psp_account: 'm1',
    three_d_secure: true,
    price: 10_000,
    paid: 10_000,
    currency: 'TRY',
    installment_count: 1,
    discount: 0,
    card_prefix: '552879',
    card_last4: '0008',
    transaction_ids: [],
    not_found: 0,
    inquiries: 0,
  },
  refund: { ...made, state: 'DUE', phase: 'due', version: 1, amount: 1, reason: 'cancelled', inquiries: 0 },
  policy: {
    ...made,
    state: 'ISSUING',
    phase: 'asked',
    version: 1,
    calls: 1,
    not_found: 0,
    insurer_id: 'turnagol',
  },
  cancellation: {
    ...made,
    state: 'REQUESTED',
    phase: 'open',
    version: 1,
    kind: 'withdrawal',
    expected: 1,
    calls: 0,
    not_found: 0,
    requested_at: at,
    pass_on_by: at,
  },
  transfer: {
    ...made,
    state: 'EXPIRED',
    phase: 'over',
    version: 1,
    amount: 3_000,
    discount: 0,
    iban: 'TR1',
    holder: 'Çarşı',
    expires_at: at,
  },
  transfer_money: {
    ...made,
    state: 'OPEN',
    version: 1,
    amount: 3_000,
    arrived_on: '2026-11-20',
    verdict: 'right',
    entered_by: 'u1',
  },
  coupon: { kind: 'percent', value: 10, valid_from: '2026-01-01', valid_until: '2099-01-01' },
  coupon_use: { created_at: at },
  payment_request: {
    ...made,
    token: 't',
    partner_id: 'default',
    state: 'OPEN',
    version: 1,
    amount: 7_000,
    purpose: 'fark',
    reference: 'r',
    language: 'tr',
    details: {},
    contact: 'c',
    expires_at: '2099-01-01',
    created_by: 'u1',
  },
  payment_request_opening: { created_at: at },
  payment: { reference: 'r', purpose: 'fark', amount: 7_000 },
  ledger_entry: { event: 'charged', at },
  ledger_line: { currency: 'TRY', owner: '' },
  commission_terms: { product: '*', since: '2026-01-01', basis_points: 1_000 },
  partner_terms: { since: '2026-01-01', basis_points: 5_000 },
  proposal: { kind: 'payable', reason: 'r', state: 'ASKED', asked_by: 'u1', asked_at: at },
  payable_payment: {
    kind: 'insurer',
    party: 'turnagol',
    currency: 'TRY',
    amount: 5_000,
    paid_on: '2026-11-20',
    created_at: at,
  },
  payout_row: {
    holder: 'iyzico:m1',
    payout: 'P1',
    kind: 'charge',
    installment_count: 1,
    gross: 210,
    fee: 10,
    net: 200,
    day: '2026-11-21',
    happened_at: at,
    read_at: at,
  },
  bank_line: {
    account: 'TR1',
    holder: 'iyzico:m1',
    day: '2026-11-21',
    amount: 9_400,
    text: 'P0',
    read_at: at,
  },
  outgoing_line: { account: 'TR1', day: '2026-11-21', amount: -5_000, read_at: at },
  bank_day: { read_at: at },
  difference: {
    source: 'iyzico',
    currency: 'TRY',
    happened_at: at,
    first_seen: at,
    last_seen: at,
    owner: 'finance',
    is_money: true,
  },
  state_change: { order_id: 'o-stands', thing: 'attempt', thing_id: 'x', to_state: 'CHARGED', at },
  audit_entry: {
    at,
    staff_name: 'Defne',
    action: 'look',
    subject_kind: 'order',
    subject_id: 'x',
    detail: {},
    previous_hash: '',
  },
  audit_doubt: { seen_at: at },
} as const satisfies Record<string, Row>;
export type Table = keyof typeof plain;

const literal = (value: Value): string => {
  if (value === null || typeof value === 'boolean') return String(value);
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return `'${text.replaceAll("'", "''")}'`;
};

/** The statement that adds a row, sound but for what is said of it. */
export function add(table: Table, own: Row): string {
  const row: Row = { ...plain[table], ...own };
  const values = Object.values(row).map(literal);
  return `insert into ${table} (${Object.keys(row).join(', ')}) overriding system value values (${values.join(', ')})`;
}

/** The statement that changes rows and counts their version on, as every step does. */
export const step = (table: Table, where: string, change: string): string =>
  `update ${table} set ${change}, version = version + 1 where ${where}`;
