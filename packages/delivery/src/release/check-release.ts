import { languages } from '@sigorta/i18n/language';
import { clashesOf } from '@sigorta/product-kit/claims';
import type { ReleaseDocument } from '@sigorta/release/release-document';

/** What a release is held against. */
export interface Neighbours {
  /** what this family released last; null for its first release */
  before: ReleaseDocument | null;
  /** every release of this family whose files may still be asked for */
  known: readonly ReleaseDocument[];
  /** the newest release of each other family */
  others: readonly ReleaseDocument[];
}

/** What only a person may decide. */
export interface Granted {
  /** why the form may weigh more; null when nobody said so */
  because: string | null;
}

/** A form may grow by so much before somebody has to say why. */
const mostGrowth = 1.05;

/** Leaves of `wire.json`: `pet.form.species`, and `pet.form.species=cat` for the word of an option. */
function wordsOf(value: unknown, path = ''): Map<string, unknown> {
  const words = new Map<string, unknown>();
  if (typeof value !== 'object' || value === null) return words.set(path, value);
  for (const [key, one] of Object.entries(value)) {
    for (const [name, word] of wordsOf(one, path ? `${path}.${key}` : key)) words.set(name, word);
  }
  return words;
}

/** An insurer that reads yesterday's words must understand today's: none is gone, none is renamed. */
function* checkWire(document: ReleaseDocument, before: ReleaseDocument): Generator<string> {
  const now = wordsOf(document.wire);
  for (const [path, word] of wordsOf(before.wire)) {
    if (!now.has(path)) yield `the wire name ${path} ("${word}") is gone`;
    else if (now.get(path) !== word) yield `the wire name ${path} was "${word}" and is "${now.get(path)}"`;
  }
}

/** What lies sealed in the database must stay known as sealed. */
function* checkSealed(document: ReleaseDocument, before: ReleaseDocument): Generator<string> {
  for (const [product, fields] of Object.entries(before.sealed)) {
    for (const field of fields) {
      if (document.sealed[product] && !document.sealed[product].includes(field))
        yield `${product}.${field} was stored sealed and is not any more`;
    }
  }
}

function* checkWeight(
  document: ReleaseDocument,
  before: ReleaseDocument,
  granted: Granted,
): Generator<string> {
  if (granted.because) return;
  for (const [form, bytes] of Object.entries(document.measured.form)) {
    const was = before.measured.form[form];
    if (was !== undefined && bytes > was * mostGrowth)
      yield `the form ${form} grew from ${was} to ${bytes} bytes; say why with --because`;
  }
}

/** Public files keep their addresses for a year in browsers: one name never means two things. */
function* checkNames(document: ReleaseDocument, known: readonly ReleaseDocument[]): Generator<string> {
  for (const [name, file] of Object.entries(document.files)) {
    if (file.kind !== 'browser') continue;
    const other = known.map(({ files }) => files[name]).find((one) => one && one.sha256 !== file.sha256);
    if (other) yield `the file ${name} is another one in a release before`;
  }
}

function* checkClashes(document: ReleaseDocument, others: readonly ReleaseDocument[]): Generator<string> {
  const theirs = others.flatMap(({ catalogue }) => catalogue);
  for (const { claim, first, second } of clashesOf([...theirs, ...document.catalogue]))
    if (document.catalogue.includes(second)) yield `${claim} belongs to ${first.id} of ${first.family}`;
}

/** What the document itself names must be in it. */
function* checkFiles({ files, browser, server }: ReleaseDocument): Generator<string> {
  const of = (kind: string) => new Set(Object.keys(files).filter((name) => files[name]?.kind === kind));
  const [inBrowser, onServer] = [of('browser'), of('server')];
  if (!inBrowser.has(browser.entry)) yield `its entry ${browser.entry} is not among its files`;
  if (!inBrowser.has(browser.list)) yield `its list of sums ${browser.list} is not among its files`;
  for (const name of Object.values(server)) if (!onServer.has(name)) yield `${name} is not among its files`;
  const pages = [...Object.values(browser.pages), ...Object.values(browser.texts)];
  for (const name of pages.flatMap(({ js, css }) => [...js, ...css]))
    if (!inBrowser.has(name)) yield `${name} of a page is not among its files`;
}

/** Each product has its pages and its rows in the tables. */
function* checkCatalogue(document: ReleaseDocument): Generator<string> {
  for (const { id, family, paths } of document.catalogue) {
    if (family !== document.family) yield `${id} says that it belongs to ${family}`;
    for (const page of Object.keys(paths))
      if (!document.browser.pages[`${id}/${page}`]) yield `${id} has an address for ${page} and no page`;
    for (const table of ['wire', 'sealed', 'consents'] as const)
      if (!document[table][id]) yield `${id} is missing in ${table}`;
  }
}

/** Whoever is asked for a consent reads it in his language. */
function* checkWordings({ consents, wordings = {} }: ReleaseDocument): Generator<string> {
  const asked = Object.values(consents).some((ids) => ids.length > 0);
  if (asked && Object.keys(wordings).length === 0) yield 'it asks consents and says nothing of their words';
  for (const [id, sums] of Object.entries(wordings))
    for (const language of languages) if (!sums[language]) yield `${id} has no words in ${language}`;
}

/** ways out of the files of a release that its bundler does not write by itself; a look, not a wall */
const ways = /\bprocess\s*\.|\beval\s*\(|\bnew Function\b|(?<![.\w])import\s*\(/;

/** @param server source texts of what the gateway evaluates, by name */
function* checkServer(server: ReadonlyMap<string, string>): Generator<string> {
  for (const [name, source] of server) {
    const found = ways.exec(source);
    if (found) yield `${name} says "${found[0]}", which runs nowhere but at home`;
  }
}

/** Everything that speaks against a release, as sentences; none when it may be published. */
export const objectionsTo = (
  document: ReleaseDocument,
  server: ReadonlyMap<string, string>,
  { before, known, others }: Neighbours,
  granted: Granted,
): string[] => [
  ...checkFiles(document),
  ...checkCatalogue(document),
  ...checkWordings(document),
  ...checkServer(server),
  ...checkNames(document, known),
  ...checkClashes(document, others),
  ...(before ? [...checkWire(document, before), ...checkSealed(document, before)] : []),
  ...(before ? checkWeight(document, before, granted) : []),
];
