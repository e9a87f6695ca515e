import { nameKeysIn } from '../apps/gateway/src/platform/sensitive/names-in-form.ts';
import { newRecordKey } from '../apps/gateway/src/platform/sensitive/record-keys.ts';
import { sealApplication } from '../apps/gateway/src/platform/sensitive/sealed-application.ts';
import { prepareServer } from '../apps/gateway/src/testing/database-template.ts';
import { numberedKeys } from '../apps/gateway/src/testing/known-keys.ts';
import { knownProduct } from '../apps/gateway/src/testing/known-product.ts';
import { firstNames, lastNames } from '../apps/gateway/src/testing/panel/names.ts';
import { storedQuotes } from '../apps/gateway/src/testing/panel/stored-quotes.ts';
import { testDatabase } from '../apps/gateway/src/testing/test-database.ts';
import { startThrowAwayPostgres } from '../apps/gateway/src/testing/throw-away-postgres.ts';
import { table } from './print/table.ts';
import { machine } from './run/machine.ts';
import { withCleanup } from './run/stop-at-end.ts';

/**
 * How much a quote takes in the database whose names are in clear, as before decision 0628, and sealed with numbers that find them: its
 * index over words, that over numbers, the table with what lies beside it, and what its statement writes into the log. One quote a
 * statement, as the gateway stores them.
 */
const quotes = Number(process.argv[2] ?? 20_000);
const { product } = await knownProduct('domestic-travel');
const ring = numberedKeys({ 1: Buffer.alloc(32, 1) });
const namingNone = {
  ...ring,
  sealing: () => ({ ...ring.sealing(), alsoSeals: ['birthDate', 'email', 'phone'] }),
};

/* few names are of many, and many of few: half of a thousand surnames are rare */
let seed = 1;
const next = (): number => {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed / 2_147_483_647;
};
const oneOf = (words: readonly string[]): string =>
  words[Math.floor(next() ** 2 * words.length)] ?? words[0] ?? '';
const ends = ['oğlu', 'soy', 'tekin', 'er', 'kan', 'han', 'gil', 'demir', 'taş', 'bay', 'alp', 'su', 'lı'];
const surname = (): string =>
  next() < 0.5 ? oneOf(lastNames) : `${oneOf(lastNames)}${oneOf(ends)}${next() < 0.5 ? '' : oneOf(ends)}`;
const person = (at: number) => ({
  nationalId: String(10_000_000_000 + Math.floor(next() * 1e10)),
  firstName: next() < 0.2 ? `${oneOf(firstNames)} ${oneOf(firstNames)}` : oneOf(firstNames),
  lastName: surname(),
  birthDate: `19${60 + (at % 40)}-07-05`,
});

const say = (line: string): void => console.error(`${new Date().toISOString().slice(11, 19)} ${line}`);

await withCleanup(async (later) => {
  const server = await startThrowAwayPostgres(say);
  if (!server) throw new Error('no PostgreSQL server can run here');
  later(server.stop);
  process.env.TEST_DATABASE_URL = server.url;
  await prepareServer(server.url);
  const { db, close } = await testDatabase();
  later(close);
  const stored = await storedQuotes(db);
  const store = async (id: string, persons: number, isSealed: boolean): Promise<number> => {
    const phone = `+90532${String(Math.floor(next() * 1e7)).padStart(7, '0')}`;
    const form = {
      phone,
      email: 'defne@ornek.example',
      insured: Array.from({ length: persons }, (_, at) => person(at)),
    };
    const own = newRecordKey(isSealed ? ring : namingNone, { id, partnerId: 'default', phone }, new Date());
    const name_keys = isSealed ? nameKeysIn(ring, 'quote', id, form) : [];
    const application = JSON.stringify(sealApplication(own.keys, product, id, form));
    await stored.store({ id, product: product.id, application, name_keys }, own.row);
    return name_keys.length;
  };
  const lines: (string | number)[][] = [];
  for (const persons of [1, 2, 10])
    for (const isSealed of [false, true]) {
      await stored.empty();
      const [logged, begun, used] = [await stored.logged(), performance.now(), process.cpuUsage()];
      let numbers = 0;
      for (let place = 0; place < quotes; place += 1)
        numbers += await store(`quote-${persons}-${place}`, persons, isSealed);
      const took = performance.now() - begun;
      const { user, system } = process.cpuUsage(used);
      const written = (await stored.logged()) - logged;
      const { table: rows, words, numbers: found } = await stored.sizes();
      lines.push([
        `${persons} ${isSealed ? 'sealed' : 'in clear'}`,
        (numbers / quotes).toFixed(0),
        ...[rows, words, found].map((size) => (size / quotes).toFixed(0)),
        (written / quotes / 1024).toFixed(1),
        ((user + system) / quotes / 1000).toFixed(2),
        (took / quotes).toFixed(2),
      ]);
      say(String(lines.at(-1)?.join(', ')));
    }
  console.log(machine());
  console.log(
    table(['persons', 'numbers', 'table B', 'words B', 'numbers B', 'log KB', 'CPU ms', 'ms'], lines),
  );
});
