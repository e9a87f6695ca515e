import { dirname } from 'node:path';
import { isTest, isWords } from './source-files.ts';
import { isNode, type Node, nodesOf } from './syntax.ts';

const plural = /_(zero|one|two|few|many|other)$/;

/** Keys of the Turkish texts of a file: the properties of its objects of sentences. */
export function keysOf(file: string, code: string): string[] {
  const keys: string[] = [];
  for (const node of nodesOf(file, code)) {
    if (node.type !== 'Property') continue;
    const { key, value } = node as { key?: Node; value?: Node };
    const name = key?.type === 'Literal' ? key.value : key?.name;
    const isText =
      value?.type === 'Literal' || value?.type === 'TemplateLiteral' || value?.type === 'BinaryExpression';
    if (isText && typeof name === 'string') keys.push(name);
  }
  return keys;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What code says that may be a key: whole texts, and templates as patterns (`state.${state}` is `state.` and anything). */
function saidIn(file: string, code: string): { texts: string[]; patterns: string[] } {
  const texts: string[] = [];
  const patterns: string[] = [];
  for (const node of nodesOf(file, code)) {
    if (node.type === 'Literal' && typeof node.value === 'string') texts.push(node.value);
    /* records of words are read as `words.paidOn`, or handed on by name */
    const part =
      node.type === 'MemberExpression' ? node.property : node.type === 'Property' ? node.key : null;
    if (isNode(part) && part.type === 'Identifier') texts.push(String(part.name));
    if (node.type === 'TemplateLiteral' || node.type === 'TSTemplateLiteralType') {
      const parts = (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
      if (parts.length === 1) texts.push(parts[0] ?? '');
      else if (parts.some((part) => part.includes('.'))) patterns.push(parts.map(escaped).join('.+'));
    }
  }
  return { texts, patterns };
}

/** `apps/<name>` of a file, or null in a package: an app's texts are for the app alone, a package's for everybody. */
const appOf = (file: string): string | null => /^apps\/[^/]+\//.exec(file)?.[0] ?? null;

/**
 * Text keys that nothing asks for.
 * @param codes code by file; of the four languages Turkish is read
 * @returns `file: key`
 */
export function unusedTexts(codes: Readonly<Record<string, string>>): string[] {
  const files = Object.keys(codes);
  const asking = files.filter((file) => !isWords(file) && !isTest(file) && !file.startsWith('e2e/'));
  const said = new Map(asking.map((file) => [file, saidIn(file, codes[file] ?? '')]));
  const isAsked = (inApp: string | null) => {
    const within = [...said].filter(([file]) => inApp === null || file.startsWith(inApp) || !appOf(file));
    const texts = new Set(within.flatMap(([, { texts }]) => texts));
    const patterns = [...new Set(within.flatMap(([, { patterns }]) => patterns))].map(
      (one) => new RegExp(`^${one}$`),
    );
    return (key: string) => texts.has(key) || patterns.some((pattern) => pattern.test(key));
  };
  const asked = new Map<string | null, (key: string) => boolean>();
  return files
    .filter((file) => /texts\/([\w-]+\/)?tr\.ts$/.test(file))
    .flatMap((file) => {
      const app = appOf(file);
      const ask = asked.get(app) ?? isAsked(app);
      asked.set(app, ask);
      return keysOf(file, codes[file] ?? '')
        .filter((key) => !ask(key) && !ask(key.replace(plural, '')))
        .map((key) => `${dirname(file)}: ${key}`);
    });
}
