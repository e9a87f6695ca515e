import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { type KeyService, openKeyService } from '../key-service/key-service.ts';
import type { Clock, DataKeys, KeyHolder, SigningKeys } from '../ports.ts';
import { StartError } from '../start-error.ts';
import { keyRing } from './data-keys.ts';
import { makeFirstKeys, makeSigningKey } from './first-keys.ts';
import { makeSecret } from './secret-file.ts';
import { watchWrap } from './watch-wrap.ts';
import { isWrappedAnew, lockedOut, openAll, wrapAnew } from './wrap-anew.ts';
import {
  type KeyRow,
  keyOfBefore,
  keySetOf,
  type OpenKey,
  readRows,
  unwrap,
  wrappingKey,
  wrapUnder,
} from './wrapped-keys.ts';
import { type KeyConfig, present, secretsOf, wrapsOf } from './wraps.ts';

/** The version before sealed with SECRET_KEY, else on a server with what it kept in the database, and never with a file. */
const sealedBefore = (config: KeyConfig, isEmbedded: boolean, kept: Buffer | null): (string | Buffer)[] => {
  const { file, before } = secretsOf(config);
  const own = present([config.secretKey, isEmbedded ? file : null]);
  return [...own, ...present([kept]), ...before.filter((one) => !own.includes(one))];
};

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

interface Opening {
  isEmbedded: boolean;
  clock: Clock;
  /** what the settings name, which has been greeted */
  service?: KeyService | null;
}

/** @throws StartError */
const rowsOf = async (
  db: Kysely<Database>,
  config: KeyConfig,
  { isEmbedded, clock, service = null }: Opening,
): Promise<KeyRow[]> => {
  const rows = await readRows(db);
  if (rows.length > 0) return rows;
  return makeFirstKeys(db, {
    wrapping: () => wrapsOf(config, service)[0] ?? wrapUnder(wrappingKey(makeSecret(config.dataDir))),
    secretsWith: (kept) => sealedBefore(config, isEmbedded, kept),
    isEmbedded,
    now: clock(),
  });
};

/**
 * Opens the keys of a database, or makes its first ones.
 * @throws StartError when what is given opens none of them; nothing is changed then
 */
export const openKeys = async (
  db: Kysely<Database>,
  config: KeyConfig,
  opening: Opening,
): Promise<OpenKeys> => {
  const { isEmbedded, clock, service = null } = opening;
  let rows = await rowsOf(db, config, opening);
  /* only now: the file may have been made with the first keys, here or by a gateway beside this one */
  const [inUse, ...others] = wrapsOf(config, service);
  if (!inUse) throw lockedOut();
  const wrapping = { wraps: [inUse, ...others] as const, service };
  let open = await openAll(wrapping.wraps, rows);
  const keys = open;
  if (rows.some((row, at) => isWrappedAnew(row, keys[at], wrapping))) await wrapAnew(db, wrapping);
  let signingKeys = signingKeysOf(config, open);
  if (signingKeys === null) {
    rows = await makeSigningKey(db, inUse, clock());
    open = await openAll(wrapping.wraps, rows);
    signingKeys = signingKeysOf(config, open);
  }
  if (signingKeys === null) throw new StartError('Nothing signs: set SECRET_KEY or SIGNING_KEY.');
  const before = secretsOf(config).before.map(keyOfBefore);
  const dataKeys = keyRing(keySetOf(open, before, isEmbedded), clock);
  /* what a key is never changes under its number, so one that is in hand is not asked for: its service may be away, or its key not told to us */
  const opened = async (row: KeyRow): Promise<OpenKey | null> => {
    const known = open.find(({ number }) => number === row.number);
    const { wrapped: _, ...told } = row;
    return known ? { ...known, ...told } : unwrap(wrapping.wraps, row);
  };
  return {
    signingKeys,
    dataKeys,
    keyHolder: {
      wrapping: inUse,
      ...watchWrap(service, () => ({ rows, open }), clock),
      follow: async () => {
        const read = await readRows(db);
        const now = present(await Promise.all(read.map(opened)));
        if (now.length < read.length)
          throw new Error('a data key does not open: OTHER_SEALING_KEYS lacks one');
        [rows, open] = [read, now];
        dataKeys.turnTo(keySetOf(open, before, isEmbedded));
      },
    },
  };
};

/** The same for a gateway: what the settings name as the key service is waited for first. @throws StartError */
export const openKeysOf = async (
  db: Kysely<Database>,
  config: Config,
  { log, ...opening }: Omit<Opening, 'service'> & { log: Logger },
): Promise<OpenKeys> => openKeys(db, config, { ...opening, service: await openKeyService(config, log) });
