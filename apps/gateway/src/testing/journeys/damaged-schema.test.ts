import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { connect } from '../../platform/database/connect.ts';
import { checkSchema } from '../../platform/database/schema-shape.ts';
import { createLog } from '../../platform/log.ts';
import { StartError } from '../../platform/start-error.ts';
import { gatewayProcess } from '../purchase/gateway-process.ts';
import { newPlace, type Place } from '../restore/place.ts';

const log = createLog('silent');
const places: Place[] = [];
afterAll(async () => {
  for (const made of places) await made.remove();
});

const damages = [
  ['alter table quote drop column search', 'column quote.search'],
  ['drop table application_note', 'table application_note'],
  ['drop trigger refund_guard on refund', 'trigger refund.refund_guard'],
  ['alter table refund disable trigger refund_within_charge', 'trigger refund.refund_within_charge'],
  ['drop function refund_within_charge() cascade', 'function refund_within_charge()'],
  [
    'alter table proposal drop constraint proposal_second_person',
    'constraint proposal.proposal_second_person',
  ],
  ['drop index proposal_one_open', 'index proposal_one_open'],
  ['drop trigger ledger_line_balances on ledger_line', 'trigger ledger_line.ledger_line_balances'],
  ['drop table schema_shape', 'table schema_shape'],
] as const;
/* one look for both databases: the embedded one starts too slowly to try them all */
const tried = process.env.TEST_DATABASE_URL ? damages : damages.slice(0, 2);
const saysIs = 'The database is damaged: missing or changed are ';
const damagedBy = async (damage: string): Promise<Place> => {
  const target = await newPlace({ migrated: true });
  places.push(target);
  const { db, close } = await connect(target, log);
  await sql.raw(damage).execute(db);
  await close();
  return target;
};

test.each(tried.slice(0, 1))('after "%s" the gateway says so and does not serve', async (damage, named) => {
  const gateway = await gatewayProcess({}, await damagedBy(damage));
  await expect(gateway.start()).rejects.toThrow(/the gateway ended/);
  expect(gateway.ended()).toBe(1);
  const sentence = gateway.output().trim();
  expect(sentence).toContain(saysIs);
  expect(sentence).toContain(named);
  expect(sentence.split('\n')).toHaveLength(1);
  await gateway.close();
});

/* that a gateway which starts looks, and ends by what is found, the one above tells */
test.each(tried.slice(1))('after "%s" the look of a start names what is gone', async (damage, named) => {
  const { db, close } = await connect(await damagedBy(damage), log);
  const look = checkSchema(db);
  await expect(look).rejects.toThrow(StartError);
  await expect(look).rejects.toThrow(saysIs);
  await expect(look).rejects.toThrow(named);
  await close();
});
