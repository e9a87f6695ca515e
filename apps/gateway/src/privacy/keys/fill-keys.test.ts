import { sql, type Transaction } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { GatewayContext } from '../../main/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { sealApplication } from '../../platform/sensitive/sealed-application.ts';
import { testContext, testRelease } from '../../testing/test-context.ts';
import { testProduct, testProducts } from '../../testing/test-product.ts';
import { fillKeys } from './fill-keys.ts';

let context: GatewayContext;

beforeEach(async () => {
  context = await testContext({ products: testProducts });
});
afterEach(() => context.close());

/** As if somebody wrote it and ended between the moment that the job reads its rows and the one that it writes them. */
const meanwhile = (write: (trx: Transaction<Database>) => Promise<unknown>): GatewayContext => {
  let job: Transaction<Database> | undefined;
  const db = new Proxy(context.db, {
    get: (real, name) => {
      const value: unknown = Reflect.get(real, name, real);
      if (name !== 'transaction') return typeof value === 'function' ? value.bind(real) : value;
      return () => ({
        execute: <T>(inside: (trx: Transaction<Database>) => Promise<T>): Promise<T> =>
          real.transaction().execute((trx) => {
            job = trx;
            return inside(trx);
          }),
      });
    },
  });
  const { products } = context;
  const of: typeof products.of = async (pin) => {
    if (job) await write(job);
    return products.of(pin);
  };
  return { ...context, db, products: { ...products, of } };
};

test.each(['application', 'quote'] as const)(
  'of %s that is changed while keys are filled, the newer keys stay',
  async (table) => {
    const { db, dataKeys, clock } = context;
    const form = JSON.stringify(
      sealApplication(dataKeys, testProduct, 'one', { insured: [{ nationalId: '10000000146' }] }),
    );
    const release = testRelease(testProduct.id);
    await sql`insert into session (id, created_at, expires_at) values ('s', ${clock()}, ${clock()})`.execute(
      db,
    );
    await sql`insert into application (id, partner_id, full_name, phone, product, language, answers, consents, release, created_at)
      values ('one', 'default', 'Defne', '+905321112244', ${testProduct.id}, 'tr', ${form}::jsonb, '[]', ${release}, ${clock()})`.execute(
      db,
    );
    await sql`insert into quote (id, session_id, partner_id, product, release, language, application, consents, insurers, created_at)
      values ('one', 's', 'default', ${testProduct.id}, ${release}, 'tr', ${form}::jsonb, '[]', '[]', ${clock()})`.execute(
      db,
    );
    await sql`update key_filling set done = thing <> ${table}, after_id = ''`.execute(db);
    const newer = ['of another person'];
    const busy = meanwhile((trx) =>
      trx.updateTable(table).set({ person_keys: newer }).where('id', '=', 'one').execute(),
    );
    await fillKeys(busy);
    expect(await db.selectFrom(table).select('person_keys').execute()).toEqual([{ person_keys: newer }]);
  },
);
