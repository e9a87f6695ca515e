import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { link, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';
import * as v from 'valibot';
import { StartError } from '../start-error.ts';

/*
 * A backup is one age file (https://c2sp.org/age); inside stand the manifest as a line of JSON, the copy of the database,
 * and the SHA-256 of both. `age -d -i key file | tail -n +2 | head -c -32` gives the copy without a program of ours.
 */
type AnyManifest = v.GenericSchema<unknown, object>;

const digestBytes = 32;
/** it names every record that has a key */
const longestManifest = 512 * 1024 * 1024;

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

async function* parts(manifest: object, copy: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  const counted = (chunk: Uint8Array): Uint8Array => {
    hash.update(chunk);
    return chunk;
  };
  yield counted(Buffer.from(`${JSON.stringify(manifest)}\n`));
  for await (const chunk of copy) yield counted(chunk);
  yield hash.digest();
}

const fsyncOf = async (path: string): Promise<void> => {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/**
 * Writes a backup for whoever holds the identity of `recipient` (`age1…`). The file gets its name when all of it is on the
 * disk.
 * @param isNewest it takes the place of a file of that name, which is gone from then on
 * @throws StartError when there is a file of that name, which else stays as it is, or none can be written
 */
export const writeBackup = async (
  file: string,
  recipient: string,
  manifest: object,
  copy: AsyncIterable<Uint8Array>,
  isNewest = false,
): Promise<void> => {
  const half = `${file}.${process.pid}.part`;
  const encrypter = new Encrypter();
  try {
    encrypter.addRecipient(recipient);
  } catch {
    throw new StartError('The setting BACKUP_RECIPIENT does not fit: it must be a recipient of age (age1…).');
  }
  try {
    const plain = Readable.toWeb(Readable.from(parts(manifest, copy), { objectMode: false }));
    const sealed = await encrypter.encrypt(plain as globalThis.ReadableStream<Uint8Array>);
    await pipeline(
      Readable.fromWeb(sealed as ReadableStream<Uint8Array>),
      createWriteStream(half, { flags: 'wx', mode: 0o600 }),
    );
    await fsyncOf(half);
    await (isNewest ? rename(half, file) : link(half, file));
    await fsyncOf(dirname(file));
  } catch (error) {
    if (error instanceof StartError) throw error;
    if (hasCode(error, 'EEXIST'))
      throw new StartError(`There is a file ${file} already; it was left as it is, name another.`);
    throw new StartError(`The backup could not be written to ${file}: ${String(error)}.`);
  } finally {
    await rm(half, { force: true });
  }
};

const unreadable = (file: string, error: unknown): StartError => {
  if (error instanceof StartError) return error;
  if (hasCode(error, 'ENOENT')) return new StartError(`There is no file ${file}.`);
  if (String(error).includes('no identity matched'))
    return new StartError(
      `The backup ${file} was made for another key than the one in BACKUP_IDENTITY_FILE.`,
    );
  return new StartError(
    `The backup ${file} is damaged or cut short, or no backup at all; nothing was restored.`,
  );
};

/** Takes the manifest off the front. */
async function readManifest(chunks: AsyncIterator<Uint8Array>, hash: Hash): Promise<[unknown, Buffer]> {
  const front: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await chunks.next();
    if (done || length > longestManifest) throw new Error('no manifest');
    const end = value.indexOf(10);
    if (end >= 0) {
      const line = Buffer.concat([...front, value.subarray(0, end + 1)]);
      hash.update(line);
      return [JSON.parse(line.toString('utf8')), Buffer.from(value.subarray(end + 1))];
    }
    front.push(value);
    length += value.length;
  }
}

export interface OpenBackup<Schema extends AnyManifest> {
  manifest: v.InferOutput<Schema>;
  /** the copy of the database; throws after its last byte when it is not what was written */
  copy: AsyncGenerator<Buffer>;
}

/**
 * Opens a backup with an identity (`AGE-SECRET-KEY-…`).
 * @throws StartError when it is missing, damaged, cut short, or made for another key
 */
export const readBackup = async <Schema extends AnyManifest>(
  file: string,
  identity: string,
  schema: Schema,
): Promise<OpenBackup<Schema>> => {
  const hash = createHash('sha256');
  try {
    const decrypter = new Decrypter();
    decrypter.addIdentity(identity);
    const sealed = Readable.toWeb(createReadStream(file)) as globalThis.ReadableStream<Uint8Array>;
    const plain = await decrypter.decrypt(sealed);
    const chunks = Readable.fromWeb(plain as ReadableStream<Uint8Array>)[Symbol.asyncIterator]();
    const [manifest, rest] = await readManifest(chunks, hash);
    return { manifest: v.parse(schema, manifest), copy: copyOf(file, chunks, rest, hash) };
  } catch (error) {
    throw unreadable(file, error);
  }
};

/** Everything but the digest at the end, which is held back and compared. */
async function* copyOf(
  file: string,
  chunks: AsyncIterator<Uint8Array>,
  rest: Buffer,
  hash: Hash,
): AsyncGenerator<Buffer> {
  let held = rest;
  try {
    for (;;) {
      const free = held.length - digestBytes;
      if (free > 0) {
        const chunk = held.subarray(0, free);
        hash.update(chunk);
        yield chunk;
        held = held.subarray(free);
      }
      const { done, value } = await chunks.next();
      if (done) break;
      held = Buffer.concat([held, value]);
    }
    if (!hash.digest().equals(held)) throw new Error('not what was written');
  } catch (error) {
    throw unreadable(file, error);
  }
}
