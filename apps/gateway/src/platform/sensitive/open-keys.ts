import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Clock, DataKeys, KeyHolder, SigningKeys } from '../ports.ts';
import { StartError } from '../start-error.ts';
import { keyRing } from './data-keys.ts';
import { alone, makeFirstKeys, makeSigningKey } from './first-keys.ts';
import { makeSecret, readSecret } from './secret-file.ts';

import {
  type KeyRow,
  keyOfBefore,
  keySetOf,
  type OpenKey,
  readRows,
  unwrap,
  wrap,
  wrappingKey,
} from './wrapped-keys.ts';

export type KeyConfig = Pick<Config, 'secretKey' | 'signing' | 'sealing' | 'dataDir'>;

const present = <T>(all: readonly (T | null)[]): T[] => all.filter((one) => one !== null);

/** What wraps keys, and what may have wrapped or sealed before; only the first of them is ever wrapped with. */
const secretsOf = ({ secretKey, sealing, dataDir }: KeyConfig) => {
  const file = readSecret(dataDir);
  const inUse = sealing.key ?? secretKey ?? file;
  return {
    inUse,
    file,
    /* what sealed before there were two keys comes first: one of them is still sealed with until the keys are turned */
    before: [...new Set(present([secretKey, file, ...sealing.others, inUse]))],
  };
};

/** Null where the secret is neither set nor in the folder. */
export const wrappingInUse = (config: KeyConfig): Buffer | null => {
  const { inUse } = secretsOf(config);
  return inUse === null ? null : wrappingKey(inUse);
};

/** The version before sealed with SECRET_KEY, else on a server with what it kept in the database, and never with a file. */
const sealedBefore = (config: KeyConfig, isEmbedded: boolean, kept: Buffer | null): (string | Buffer)[] => {
  const { file, before } = secretsOf(config);
  const own = present([config.secretKey, isEmbedded ? file : null]);
  return [...own, ...present([kept]), ...before.filter((one) => !own.includes(one))];
};

const lockedOut = (): StartError =>
  new StartError(
    'The keys in the database are wrapped by a key that this gateway was not given, or were changed: set SEALING_KEY (or SECRET_KEY) to what it was, or name that one in OTHER_SEALING_KEYS (docs/operations.md, "Keys"). Nothing was changed.',
  );

const openAll = (wrapping: readonly Buffer[], rows: readonly KeyRow[]): OpenKey[] => {
  const open = rows.map((row) => unwrap(wrapping, row));
  if (open.every((key) => key === null)) throw lockedOut();
  const closed = rows.filter((_, at) => open[at] === null).map(({ number }) => number);
  if (closed.length > 0)
    throw new StartError(
      `Key ${closed.join(', ')} of the table data_key does not open and others do: it was changed. Restore that table from a backup; nothing was changed.`,
    );
  return present(open);
};

/** The key that wraps was changed: what lies under another one is wrapped anew, all of it or nothing. */
const wrapAnew = (db: Kysely<Database>, wrapping: readonly [Buffer, ...Buffer[]]): Promise<void> =>
  alone(db, async (trx) => {
    for (const key of openAll(wrapping, await readRows(trx))) {
      if (key.wrappedBy === 0) continue;
      await trx
        .updateTable('data_key')
        .set({ wrapped: wrap(wrapping[0], key, key.content) })
        .where('number', '=', key.number)
        .execute();
    }
  });

/** One that was made here counts for nothing where a setting signs, as it always was. */
const signingKeysOf = ({ secretKey, signing }: KeyConfig, keys: readonly OpenKey[]): SigningKeys | null => {
  const given = present([signing.key, secretKey]).map((key) => Buffer.from(key, 'utf8'));
  const made = keys.flatMap(({ purpose, content }) => (purpose === 'sign' ? content : []));
  const [first, ...more] = given.length > 0 ? given : made;
  return first ? [first, ...more, ...signing.others.map((key) => Buffer.from(key, 'utf8'))] : null;
};

export interface OpenKeys {
  signingKeys: SigningKeys;
  dataKeys: DataKeys;
  keyHolder: KeyHolder;
}

/**
 * Opens the keys of a database, or makes its first ones.
 * @throws StartError when what is given opens none of them; nothing is changed then
 */
export const openKeys = async (
  db: Kysely<Database>,
  config: KeyConfig,
  { isEmbedded, clock }: { isEmbedded: boolean; clock: Clock },
): Promise<OpenKeys> => {
  const now = clock();
  const rows = await readRows(db);
  const known =
    rows.length > 0
      ? rows
      : await makeFirstKeys(db, {
          wrapping: () => wrappingKey(secretsOf(config).inUse ?? makeSecret(config.dataDir)),
          secretsWith: (kept) => sealedBefore(config, isEmbedded, kept),
          isEmbedded,
          now,
        });
  /* only now: the file may have been made with the first keys, here or by a gateway beside this one */
  const { inUse: secret, before: secrets } = secretsOf(config);
  if (secret === null) throw lockedOut();
  const wrapping: [Buffer, ...Buffer[]] = [
    wrappingKey(secret),
    ...secrets.filter((one) => one !== secret).map(wrappingKey),
  ];
  let open = openAll(wrapping, known);
  if (open.some(({ wrappedBy }) => wrappedBy > 0)) await wrapAnew(db, wrapping);
  let signingKeys = signingKeysOf(config, open);
  if (signingKeys === null) {
    open = openAll(wrapping, await makeSigningKey(db, wrapping[0], now));
    signingKeys = signingKeysOf(config, open);
  }
  if (signingKeys === null) throw new StartError('Nothing signs: set SECRET_KEY or SIGNING_KEY.');
  const before = secrets.map(keyOfBefore);
  const dataKeys = keyRing(keySetOf(open, before, isEmbedded), clock);
  return {
    signingKeys,
    dataKeys,
    keyHolder: {
      wrapping: wrapping[0],
      follow: async () => {
        const read = await readRows(db);
        /* one that only a key to come opens is in hand already, unless this gateway was not told of that key */
        const now = read.flatMap(
          (row) => unwrap(wrapping, row) ?? open.find(({ number }) => number === row.number) ?? [],
        );
        if (now.length < read.length)
          throw new Error('a data key does not open: OTHER_SEALING_KEYS lacks one');
        open = now;
        dataKeys.turnTo(keySetOf(open, before, isEmbedded));
      },
    },
  };
};
