import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { extractText, getDocumentProxy } from 'unpdf';
import { storedColumns } from '../../platform/stored-files/stored-files.ts';
import type { FuzzedShop } from '../contract/fuzz/shop.ts';
import { rowsInPieces } from '../restore/rows-in-pieces.ts';

/** Files below a folder, each as a path. */
const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name));

/** As they may stand in a file: in plain signs, in UTF-16, and turned into Base64 by itself. */
const spellings = (secret: string): Buffer[] => [
  Buffer.from(secret),
  Buffer.from(secret, 'utf16le'),
  Buffer.from(
    Buffer.from(secret)
      .toString('base64')
      .replace(/={1,2}$/, '')
      .slice(0, -1),
  ),
];

const holds = (bytes: Buffer, secret: string): boolean =>
  spellings(secret).some((one) => bytes.includes(one));

/** Where the secrets stand in clear. @param where name of the place */
export const standingIn = (where: string, bytes: Buffer | string, secrets: readonly string[]): string[] => {
  const all = Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes);
  return secrets.filter((one) => holds(all, one)).map((one) => `${one} stands in ${where}`);
};

export const sweepFolder = (folder: string, secrets: readonly string[]): string[] =>
  filesBelow(folder).flatMap((file) => standingIn(file, readFileSync(file), secrets));

/** Files that others of the machine may read or write. */
export const openToOthers = (folder: string): string[] =>
  filesBelow(folder).filter((file) => (statSync(file).mode & 0o077) !== 0);

/** Every row of the database, as text. */
export const sweepRows = async ({ market }: FuzzedShop, secrets: readonly string[]): Promise<string[]> => {
  const found = new Set<string>();
  for await (const { table, rows } of rowsInPieces(market.context.db))
    for (const one of standingIn(`table ${table}`, rows.join('\n'), secrets)) found.add(one);
  return [...found];
};

/** Every mail that left: its words, and its raw form without what is attached. */
export const sweepMails = async ({ market }: FuzzedShop, secrets: readonly string[]): Promise<string[]> => {
  const { mails } = (await market.look('mails')) as { mails: { id: string }[] };
  const found: string[] = [];
  for (const { id } of mails) {
    const { subject, text, html } = await market.look(`mails/${id}`);
    found.push(...standingIn(`mail ${id}`, `${subject}\n${text}\n${html}`, secrets));
  }
  return found;
};

/** Letters are set by typst: what a paper says is read from its text. @param most of the papers */
export const sweepPapers = async (
  { market }: FuzzedShop,
  secrets: readonly string[],
  most: number,
): Promise<string[]> => {
  const { db, files } = market.context;
  const papers = await db
    .selectFrom('document')
    .select(['id', ...storedColumns])
    /* shorter ones are rows of tests, no papers */
    .where(({ fn }) => fn<number>('length', ['bytes']), '>', 5_000)
    .orderBy('id')
    .limit(most)
    .execute();
  const found: string[] = [];
  for (const { id, ...row } of papers) {
    const pdf = await getDocumentProxy(new Uint8Array(await files.read('document', id, row)));
    const { text } = await extractText(pdf, { mergePages: true });
    found.push(...standingIn(`paper ${id}`, text.replace(/\s/g, ''), secrets));
  }
  return found;
};
