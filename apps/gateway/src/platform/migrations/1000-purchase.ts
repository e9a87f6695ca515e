import { type Kysely, sql } from 'kysely';

/* Written out, not read from states.ts: a migration says what was true on its day. 1001 and later change it. */
const transitions: Record<string, string[]> = {
  purchase_order: [
    'CONSENTED>PAYING',
    'CONSENTED>CLOSED_UNPAID',
    'PAYING>PAID',
    'PAYING>CONSENTED',
    'PAYING>CLOSED_UNPAID',
    'PAYING>MANUAL',
    'PAID>ISSUING',
    'PAID>REFUND_DUE',
    'PAID>MANUAL',
    'ISSUING>ISSUED',
    'ISSUING>REFUND_DUE',
    'ISSUING>MANUAL',
    'ISSUED>DELIVERED',
    'ISSUED>REFUND_DUE',
    'ISSUED>MANUAL',
    'DELIVERED>REFUND_DUE',
    'DELIVERED>MANUAL',
    'REFUND_DUE>REFUNDED',
    'REFUND_DUE>MANUAL',
    'CLOSED_UNPAID>PAYING',
    'MANUAL>ISSUED',
    'MANUAL>REFUND_DUE',
    'MANUAL>REFUNDED',
  ],
  attempt: [
    'CREATED>THREEDS_PENDING',
    'CREATED>AUTHORISING',
    'CREATED>DECLINED',
    'CREATED>UNKNOWN',
    'CREATED>EXPIRED',
    'THREEDS_PENDING>CALLBACK_OK',
    'THREEDS_PENDING>DECLINED',
    'THREEDS_PENDING>UNKNOWN',
    'THREEDS_PENDING>EXPIRED',
    'CALLBACK_OK>AUTHORISING',
    'CALLBACK_OK>EXPIRED',
    'AUTHORISING>CHARGED',
    'AUTHORISING>DECLINED',
    'AUTHORISING>UNKNOWN',
    'UNKNOWN>CHARGED',
    'UNKNOWN>DECLINED',
    'UNKNOWN>EXPIRED',
    'EXPIRED>CHARGED',
  ],
  policy: [
    'NONE>ISSUING',
    'ISSUING>ISSUED',
    'ISSUING>ISSUE_REJECTED',
    'ISSUING>ISSUE_UNKNOWN',
    'ISSUE_UNKNOWN>ISSUED',
    'ISSUE_UNKNOWN>ISSUING',
    'ISSUE_UNKNOWN>ISSUE_REJECTED',
  ],
  refund: [
    'DUE>VOIDING',
    'DUE>REFUNDING',
    'DUE>MANUAL',
    'VOIDING>DONE',
    'VOIDING>REFUNDING',
    'VOIDING>UNKNOWN',
    'VOIDING>MANUAL',
    'REFUNDING>DONE',
    'REFUNDING>UNKNOWN',
    'REFUNDING>MANUAL',
    'UNKNOWN>DONE',
    'UNKNOWN>DUE',
    'UNKNOWN>MANUAL',
    'MANUAL>DONE',
  ],
};

async function createOrders(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('purchase_order')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('offer_id', 'text', (c) => c.notNull().unique())
    .addColumn('quote_id', 'text', (c) => c.notNull())
    .addColumn('session_id', 'text', (c) => c.notNull())
    .addColumn('partner_id', 'text', (c) => c.notNull())
    .addColumn('product', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('insurer_id', 'text', (c) => c.notNull())
    .addColumn('insurer_name', 'text', (c) => c.notNull())
    .addColumn('insurer_quote_no', 'text', (c) => c.notNull())
    .addColumn('offer', 'jsonb', (c) => c.notNull())
    .addColumn('application', 'jsonb', (c) => c.notNull())
    .addColumn('billing', 'jsonb', (c) => c.notNull())
    .addColumn('buyer_name', 'text', (c) => c.notNull())
    .addColumn('phone', 'text')
    .addColumn('consents', 'jsonb', (c) => c.notNull())
    .addColumn('reason', 'text')
    .addColumn('mail_state', 'text', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('updated_at', 'timestamptz', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('purchase_order_state').on('purchase_order').column('state').execute();
}

async function createAttempts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('attempt')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('order_id', 'text', (c) => c.notNull().references('purchase_order.id'))
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('psp', 'text', (c) => c.notNull())
    .addColumn('psp_payment_id', 'text')
    .addColumn('three_d_secure', 'boolean', (c) => c.notNull())
    .addColumn('price', 'bigint', (c) => c.notNull().check(sql`price > 0`))
    .addColumn('paid', 'bigint', (c) => c.notNull())
    .addColumn('currency', 'text', (c) => c.notNull().check(sql`currency = 'TRY'`))
    .addColumn('installment_count', 'integer', (c) =>
      c.notNull().check(sql`installment_count between 1 and 12`),
    )
    .addColumn('coupon', 'text')
    .addColumn('discount', 'bigint', (c) => c.notNull())
    /* a database that cannot hold a card number is the last line of defence */
    .addColumn('card_prefix', 'text', (c) => c.notNull().check(sql`length(card_prefix) <= 6`))
    .addColumn('card_last4', 'text', (c) => c.notNull().check(sql`length(card_last4) = 4`))
    .addColumn('transaction_ids', 'jsonb', (c) => c.notNull())
    .addColumn('hop_token', 'text', (c) => c.unique())
    .addColumn('hop_html', 'text')
    .addColumn('error', 'text')
    .addColumn('provider_code', 'text')
    .addColumn('md_status', 'text')
    .addColumn('not_found', 'integer', (c) => c.notNull())
    .addColumn('inquiries', 'integer', (c) => c.notNull())
    .addColumn('unknown_since', 'timestamptz')
    .addColumn('charged_at', 'timestamptz')
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('updated_at', 'timestamptz', (c) => c.notNull())
    .addColumn('surplus', 'boolean', (c) => c.notNull().defaultTo(false))
    .addCheckConstraint('attempt_surplus_is_charged', sql`not surplus or state = 'CHARGED'`)
    .addCheckConstraint('attempt_paid_covers_price', sql`paid >= price`)
    .execute();
  await sql`create unique index attempt_one_open on attempt (order_id)
    where state in ('CREATED','THREEDS_PENDING','CALLBACK_OK','AUTHORISING','UNKNOWN')`.execute(db);
  await sql`create unique index attempt_one_charged on attempt (order_id)
    where state = 'CHARGED' and not surplus`.execute(db);
  await sql`create unique index attempt_payment on attempt (psp, psp_payment_id)`.execute(db);
  await sql`create index attempt_by_order on attempt (order_id, created_at)`.execute(db);
}

async function createPoliciesAndRefunds(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('policy')
    .addColumn('order_id', 'text', (c) => c.primaryKey().references('purchase_order.id'))
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('calls', 'integer', (c) => c.notNull())
    .addColumn('not_found', 'integer', (c) => c.notNull())
    .addColumn('unknown_since', 'timestamptz')
    .addColumn('insurer_id', 'text', (c) => c.notNull())
    .addColumn('policy_no', 'text')
    .addColumn('fingerprint', 'text')
    .addColumn('issued_at', 'timestamptz')
    .addColumn('starts_at', 'timestamptz')
    .addColumn('ends_at', 'timestamptz')
    .addColumn('reason', 'text')
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('updated_at', 'timestamptz', (c) => c.notNull())
    /* each insurer numbers for itself */
    .addUniqueConstraint('policy_number_of_insurer', ['insurer_id', 'policy_no'])
    .addCheckConstraint('policy_issued_has_number', sql`state <> 'ISSUED' or policy_no is not null`)
    .execute();
  await db.schema
    .createTable('refund')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('order_id', 'text', (c) => c.notNull().references('purchase_order.id'))
    .addColumn('attempt_id', 'text', (c) => c.notNull().references('attempt.id'))
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('amount', 'bigint', (c) => c.notNull().check(sql`amount > 0`))
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('provider_code', 'text')
    .addColumn('inquiries', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('updated_at', 'timestamptz', (c) => c.notNull())
    .addColumn('not_returned', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('unknown_since', 'timestamptz')
    .execute();
}

async function createFollowUp(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('outbox')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('asked', 'integer', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('run_at', 'timestamptz', (c) => c.notNull())
    .addColumn('lease_until', 'timestamptz')
    .addColumn('lease_owner', 'text')
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .execute();
  await sql`create index outbox_waiting on outbox (run_at) where state = 'waiting'`.execute(db);
  await db.schema
    .createTable('document')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('order_id', 'text', (c) => c.notNull().references('purchase_order.id'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('bytes', 'bytea', (c) => c.notNull())
    .addColumn('sha256', 'text', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addUniqueConstraint('document_once', ['order_id', 'kind'])
    .execute();
  await db.schema
    .createTable('coupon')
    .addColumn('code', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('value', 'integer', (c) => c.notNull().check(sql`value > 0`))
    .addColumn('product', 'text')
    .addColumn('valid_from', 'timestamptz', (c) => c.notNull())
    .addColumn('valid_until', 'timestamptz', (c) => c.notNull())
    .addColumn('max_uses', 'integer')
    .addColumn('uses', 'integer', (c) => c.notNull().defaultTo(0))
    .addCheckConstraint('coupon_not_overused', sql`max_uses is null or uses <= max_uses`)
    .execute();
  await db.schema
    .createTable('coupon_use')
    .addColumn('order_id', 'text', (c) => c.primaryKey().references('purchase_order.id'))
    .addColumn('coupon', 'text', (c) => c.notNull().references('coupon.code'))
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .execute();
  await sql`insert into coupon (code, kind, value, product, valid_from, valid_until, max_uses)
    values ('CARSI10', 'percent', 10, null, '2026-01-01', '2030-01-01', null)`.execute(db);
}

/** Code may err; the database refuses a forbidden step, a stale version, and more money back than came in. */
async function createGuards(db: Kysely<unknown>): Promise<void> {
  for (const [table, allowed] of Object.entries(transitions)) {
    const list = sql.join(allowed.map((step) => sql.lit(step)));
    await sql`create function ${sql.id(`${table}_guard`)}() returns trigger language plpgsql as ${sql.raw('$$')}
      begin
        if new.state <> old.state and (old.state || '>' || new.state) not in (${list}) then
          raise exception '% may not go from % to %', tg_table_name, old.state, new.state using errcode = '23514';
        end if;
        if new.version <> old.version + 1 then
          raise exception '% changed without its version', tg_table_name using errcode = '23514';
        end if;
        return new;
      end ${sql.raw('$$')}`.execute(db);
    await sql`create trigger ${sql.id(`${table}_guard`)} before update on ${sql.id(table)}
      for each row execute function ${sql.id(`${table}_guard`)}()`.execute(db);
  }
  await sql`create function refund_within_charge() returns trigger language plpgsql as ${sql.raw('$$')}
    declare charged bigint; given bigint;
    begin
      select paid into charged from attempt where id = new.attempt_id and state = 'CHARGED' for update;
      select coalesce(sum(amount), 0) into given from refund where attempt_id = new.attempt_id and id <> new.id;
      if charged is null or given + new.amount > charged then
        raise exception 'refunds would exceed the charge' using errcode = '23514';
      end if;
      return new;
    end ${sql.raw('$$')}`.execute(db);
  await sql`create trigger refund_within_charge before insert or update of amount on refund
    for each row execute function refund_within_charge()`.execute(db);
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await createOrders(db);
  await createAttempts(db);
  await createPoliciesAndRefunds(db);
  await createFollowUp(db);
  await createGuards(db);
}
