import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { newPlace } from '../../testing/restore/place.ts';
import { testSecret } from '../../testing/test-secret.ts';

const folder = mkdtempSync(join(tmpdir(), 'programs-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** as a person runs it */
const run = (
  words: string[],
  settings: NodeJS.ProcessEnv,
): Promise<{ status: number | null; told: string }> =>
  new Promise((resolve) => {
    const { TEST_DATABASE_URL: _, DATABASE_URL: __, ...environment } = process.env;
    const program = spawn(process.execPath, [join(import.meta.dirname, '../../../run.mjs'), ...words], {
      env: { ...environment, SECRET_KEY: testSecret, ...settings },
    });
    let told = '';
    for (const stream of [program.stdout, program.stderr])
      stream.on('data', (chunk: Buffer) => {
        told += chunk.toString('utf8');
      });
    program.once('close', (status) => resolve({ status, told }));
  });

/* everything that looks into a shop or changes one that is there; of an empty place it has nothing true to say */
const looking = [
  ['backup', join(folder, 'never.age')],
  ['keep-keys'],
  ['keys', 'turn'],
  ['move-files'],
  ['resume-sending'],
  ['reconcile'],
  ['check-ledger'],
];

test('a program that was pointed at the wrong place says so, and makes no database there', async () => {
  const place = await newPlace({ migrated: false });
  const missing = join(place.dataDir, 'mistyped');
  const sentence =
    place.databaseUrl === null
      ? `There is no database in ${missing}; set DATA_DIR or DATABASE_URL.\n`
      : 'No gateway has used the database that DATABASE_URL names; correct it, or start one there.\n';
  /* one is enough of a server: all of them ask in one place */
  const programs = place.databaseUrl === null ? looking : [['reconcile'], ['resume-sending']];
  const settings = {
    DATA_DIR: missing,
    ...(place.databaseUrl === null ? {} : { DATABASE_URL: place.databaseUrl }),
    BACKUP_RECIPIENT: 'age16jvjelkyvg2gjcu6vjhr470fvfhm7e2lsnxeal5x630p0ru6xddq9e7lf9',
    BACKUP_KEYS_FILE: join(folder, 'never-keys.age'),
  };
  const ends = await Promise.all(programs.map(async (words) => ({ words, ...(await run(words, settings)) })));
  expect(ends).toEqual(programs.map((words) => ({ words, status: 1, told: sentence })));
  expect(existsSync(missing)).toBe(false);
  expect(readdirSync(folder)).toEqual([]);
  await place.remove();
});

test('a file that is not there, is no JSON or does not fit is told with its place, and nothing is made', async () => {
  const missing = join(folder, 'data');
  const told = async (program: string, name: string, content?: string) => {
    const file = join(folder, name);
    if (content !== undefined) writeFileSync(file, content);
    const { status, told: sentence } = await run([program, file], { DATA_DIR: missing });
    return { status, sentence: sentence.replace(file, 'FILE') };
  };
  expect(await told('import-partners', 'away.json')).toEqual({
    status: 1,
    sentence: 'The partners were not written: There is no file FILE.\n',
  });
  expect(await told('import-staff', 'text.json', '# people')).toEqual({
    status: 1,
    sentence: 'The people were not written: FILE is not JSON.\n',
  });
  const wrong = JSON.stringify([{ id: 'yeni', hosts: 'yeni.example', settings: {} }]);
  const partner = await told('import-partners', 'wrong.json', wrong);
  expect(partner.status).toBe(1);
  expect(partner.sentence).toMatch(/^The partners were not written: FILE does not fit at 0\.hosts: .+\.\n$/);
  const settings = { footer_adres: 'Kart 4111 1111 1111 1111' };
  expect(
    await told('import-partners', 'card.json', JSON.stringify([{ id: 'yeni', hosts: [], settings }])),
  ).toEqual({
    status: 1,
    sentence: 'The partners were not written: yeni has the number of a payment card in footer_adres.\n',
  });
  expect(existsSync(missing)).toBe(false);
});
