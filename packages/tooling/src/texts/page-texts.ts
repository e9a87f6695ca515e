import { dirname, join, normalize } from 'node:path';
import { isWords } from '../ratchets/source-files.ts';
import { isNode, type Node, nodesOf } from '../ratchets/syntax.ts';

/** Reads a file by its path from the folder that all of them lie in. */
type Read = (file: string) => string;

const literal = (node: unknown): string | null =>
  isNode(node) && node.type === 'Literal' && typeof node.value === 'string' ? node.value : null;

/** The file that an import within the folder names. */
const resolved = (from: string, to: string): string => normalize(join(dirname(from), to));

interface Page {
  name: string;
  /** file of its component */
  screen: string;
  /** parts of texts that are loaded with it, by the names they have in the table */
  parts: string[];
}

/** The property of an object, by its name. */
const property = (object: Node, name: string): Node | null => {
  for (const one of object.properties as Node[]) {
    const { key, value } = one;
    if (isNode(key) && (key.name ?? key.value) === name && isNode(value)) return value;
  }
  return null;
};

/** What the table of screens says of each page: which component it draws and which words it loads. */
export function pagesOf(file: string, code: string): Page[] {
  const pages: Page[] = [];
  for (const node of nodesOf(file, code)) {
    if (node.type !== 'Property' || !isNode(node.value) || node.value.type !== 'ObjectExpression') continue;
    const [load, texts] = [property(node.value, 'load'), property(node.value, 'texts')];
    if (!load || texts?.type !== 'ArrayExpression') continue;
    /* what else it waits for says words of its own */
    const [screen, ...others] = importsIn(load).filter((one) => one.endsWith('.tsx'));
    if (screen === undefined || others.length > 0)
      throw new Error(`a screen of ${file} is not loaded by one import`);
    const { key } = node as { key?: Node };
    pages.push({
      name: String(key?.name ?? key?.value),
      screen: resolved(file, screen),
      parts: (texts.elements as Node[]).map(({ name }) => String(name)),
    });
  }
  return pages;
}

function importsIn(within: Node): string[] {
  const found: string[] = [];
  const waiting: unknown[] = [within];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (Array.isArray(next)) waiting.push(...next);
    else if (isNode(next)) {
      const source = next.type === 'ImportExpression' ? literal(next.source) : null;
      if (source) found.push(source);
      waiting.push(...Object.values(next));
    }
  }
  return found;
}

/** A file, what it imports at once, and so on; what is imported later loads its own words. */
function closure(file: string, read: Read): Set<string> {
  const seen = new Set<string>();
  const waiting = [file];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next) || isWords(next)) continue;
    seen.add(next);
    for (const node of nodesOf(next, read(next))) {
      if (node.type !== 'ImportDeclaration' || node.importKind === 'type') continue;
      const to = literal(node.source);
      if (to?.startsWith('.') && /\.tsx?$/.test(to)) waiting.push(resolved(next, to));
    }
  }
  return seen;
}

/** The keys that code hands to a function of words as they stand: `t('a')`, `find('a', …)`, and both ways of a choice. */
export function askedKeys(file: string, code: string): string[] {
  const keys: string[] = [];
  const ofChoice = (node: unknown): void => {
    const key = literal(node);
    if (key !== null) keys.push(key);
    else if (isNode(node) && node.type === 'ConditionalExpression') {
      ofChoice(node.consequent);
      ofChoice(node.alternate);
    }
  };
  for (const node of nodesOf(file, code)) {
    if (node.type !== 'CallExpression' || !isNode(node.callee)) continue;
    const callee: Node = node.callee;
    const named = callee.type === 'MemberExpression' && isNode(callee.property) ? callee.property : callee;
    if (named.name === 't') ofChoice((node.arguments as unknown[])[0]);
  }
  return keys;
}

/**
 * Keys that a page's components ask for and that the page does not load: its reader would see the key itself.
 * @param table file of the screens
 * @param keysOfParts keys by part of the texts
 * @param always part that every page loads
 * @returns `page: key in file, which stands in part`
 */
export function unloadedKeys(
  table: string,
  keysOfParts: Readonly<Record<string, readonly string[]>>,
  always: string,
  read: Read,
): string[] {
  const partOf = (key: string) =>
    Object.keys(keysOfParts).filter((part) =>
      keysOfParts[part]?.some((one) => one === key || one.startsWith(`${key}_`)),
    );
  return pagesOf(table, read(table)).flatMap(({ name, screen, parts }) => {
    const loaded = [...parts, always];
    return [...closure(screen, read)].flatMap((file) =>
      askedKeys(file, read(file)).flatMap((key) => {
        const places = partOf(key);
        const isThere = places.length === 0 || places.some((part) => loaded.includes(part));
        return isThere ? [] : [`${name}: ${key} in ${file}, which stands in ${places.join(' and ')}`];
      }),
    );
  });
}
