import { createHmac } from 'node:crypto';
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Context } from '../platform/context.ts';
import type { SigningKeys } from '../platform/ports.ts';
import { isOfOurs } from '../platform/sensitive/signing-keys.ts';

/** An entry as it once stood at the end of the log, and a line's place among the lines. */
export interface Witness {
  number: number;
  hash: string;
  at: Date;
  /** null for a line of before lines were counted */
  count: number | null;
  /** signature of the line before */
  before: string;
  mac: string;
}

export type Kept = Pick<Context, 'config' | 'signingKeys'>;

/** of the file, the newest; each is one look */
const lines = 1000;

/** Signed, so that a line is this database's own: another one's in the same file says nothing of it. */
const signed = (secret: Buffer, said: string): string =>
  createHmac('sha256', secret).update(`audit witness ${said}`).digest('base64url');

const readLine = (keys: SigningKeys, line: string): Witness | null => {
  const words = line.split(' ');
  const mac = words.at(-1) ?? '';
  const said = words.slice(0, -1).join(' ');
  if (!isOfOurs(keys, mac, (key) => signed(key, said))) return null;
  const [number = '', hash = '', at = '', count = '', before = ''] = words;
  const isCounted = words.length === 6;
  return {
    number: Number(number),
    hash,
    at: new Date(at),
    count: isCounted ? Number(count) : null,
    before: isCounted ? before : '',
    mac,
  };
};

/** What was seen before, the oldest first. */
export const readWitnesses = async ({ config, signingKeys }: Kept): Promise<Witness[]> => {
  try {
    const text = await readFile(config.auditWitness, 'utf8');
    return text
      .split('\n')
      .slice(-lines)
      .flatMap((line) => readLine(signingKeys, line) ?? []);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
};

/** A line that does not follow the one before it: something between them was taken out, or lines were put together anew. */
export const isCut = (seen: readonly Witness[]): boolean =>
  seen.some((one, at) => {
    const before = seen[at - 1];
    if (before === undefined || one.count === null) return false;
    return one.count !== (before.count ?? 0) + 1 || one.before !== before.mac;
  });

/** Adds the next line. @returns it */
export const addWitness = async (
  { config, signingKeys }: Kept,
  last: Witness | undefined,
  { number, hash, at }: Pick<Witness, 'number' | 'hash' | 'at'>,
): Promise<Witness> => {
  const count = (last?.count ?? 0) + 1;
  const before = last?.mac ?? '-';
  const said = `${number} ${hash} ${at.toISOString()} ${count} ${before}`;
  const mac = signed(signingKeys[0], said);
  await mkdir(dirname(config.auditWitness), { recursive: true, mode: 0o700 });
  await appendFile(config.auditWitness, `${said} ${mac}\n`, { mode: 0o600 });
  return { number, hash, at, count, before, mac };
};
