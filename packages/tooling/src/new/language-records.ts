interface Property {
  key: string;
  start: number;
  end: number;
}

interface Frame {
  properties: Property[];
  /** where the next property begins, white space and comments skipped; null inside a value */
  next: number | null;
  isObject: boolean;
}

const keyAt = /^(?:'([^']+)'|(\w+))\s*(?=[:,}(])/;

/** End of a string, comment or white space that begins at `at`; `at` itself when none does. */
function skip(source: string, at: number): number {
  const rest = source.slice(at);
  const quiet = /^(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)/.exec(rest);
  if (quiet) return at + quiet[0].length;
  const quoted = /^(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`)/.exec(rest);
  return quoted ? at + quoted[0].length : at;
}

/** The key at this place begins a property when its literal waits for one. */
function beginProperty(frame: Frame | undefined, source: string, at: number): void {
  if (!frame?.isObject || frame.next === null) return;
  const [, quoted, plain] = keyAt.exec(source.slice(at, at + 200)) ?? [];
  const key = quoted ?? plain;
  if (key !== undefined) frame.properties.push({ key, start: at, end: -1 });
  frame.next = null;
}

function endProperty(frame: Frame | undefined, at: number): void {
  const last = frame?.properties.at(-1);
  if (last && last.end < 0) last.end = at;
}

/** Properties of every object literal of a source, inner ones first. */
export function objectsOf(source: string): Property[][] {
  const found: Property[][] = [];
  const frames: Frame[] = [];
  const readSign = (sign: string, at: number): void => {
    const frame = frames.at(-1);
    if ('{[('.includes(sign)) frames.push({ properties: [], next: at, isObject: sign === '{' });
    else if ('}])'.includes(sign)) {
      const done = frames.pop();
      endProperty(done, at);
      if (done?.isObject) found.push(done.properties);
    } else if (sign === ',' && frame) {
      endProperty(frame, at);
      frame.next = at;
    }
  };
  for (let at = 0; at < source.length; ) {
    const quiet = /^(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)/.exec(source.slice(at, at + 2_000));
    if (!quiet) beginProperty(frames.at(-1), source, at);
    const after = quiet ? at + quiet[0].length : skip(source, at);
    if (after === at) readSign(source[at] ?? '', at);
    at = Math.max(after, at + 1);
  }
  return found;
}

/**
 * What stands before a language in keys that name every one: nothing (`tr`, `en`), or `language.` (`language.tr`). A record that has
 * the new one already is not about the languages of the site: sentences to be read aloud abroad, say.
 */
function prefixesOf(properties: readonly Property[], languages: readonly string[], to: string): string[] {
  const keys = properties.map(({ key }) => key);
  const [first = ''] = languages;
  return keys
    .filter((key) => key === first || key.endsWith(`.${first}`))
    .map((key) => key.slice(0, key.length - first.length))
    .filter((prefix) => languages.every((language) => keys.includes(prefix + language)))
    .filter((prefix) => !keys.includes(prefix + to));
}

/**
 * The source with a property for a new language in every record that has one for each language there is.
 * @param from the language whose value is repeated
 */
export function withLanguage(source: string, languages: readonly string[], from: string, to: string): string {
  const isImported = importOf(from).test(source);
  const added = objectsOf(source).flatMap((properties) =>
    prefixesOf(properties, languages, to).flatMap((prefix) => {
      const model = properties.find(({ key }) => key === prefix + from);
      const last = properties.findLast(({ key }) => languages.some((language) => key === prefix + language));
      if (!model || !last) return [];
      const text = source.slice(model.start, model.end).trimEnd();
      const at = last.start + source.slice(last.start, last.end).trimEnd().length;
      return [{ at, text: `, ${renamed(text, prefix, from, to, isImported)}` }];
    }),
  );
  let result = source;
  for (const { at, text } of added.toSorted((a, b) => b.at - a.at))
    result = result.slice(0, at) + text + result.slice(at);
  return added.length > 0 ? withImports(result, from, to) : source;
}

/** The names of a language in a property: its key, quoted codes, files and exports called like it. */
const renamed = (text: string, prefix: string, from: string, to: string, isImported: boolean): string =>
  (isImported
    ? text.replace(new RegExp(`\\b${from}\\b`, 'g'), to)
    : text.replace(`${prefix}${from}`, `${prefix}${to}`)
  )
    .replace(new RegExp(`'${from}'`, 'g'), `'${to}'`)
    .replace(new RegExp(`/${from}(\\.ts)?'`, 'g'), `/${to}$1'`)
    .replace(new RegExp(`\\)\\.${from}\\b`, 'g'), `).${to}`);

/** Static import of a language's file. */
const importOf = (language: string) =>
  new RegExp(`^import \\{ ${language}(?: as (\\w+))? \\} from '([^']*/)${language}(\\.ts)?';\\n`, 'gm');

/** Static imports of a language's file, once more for the new one where the new record names it. */
function withImports(source: string, from: string, to: string): string {
  return source.replace(importOf(from), (whole, alias: string | undefined, folder: string, end = '') =>
    alias === undefined ? `${whole}import { ${to} } from '${folder}${to}${end}';\n` : whole,
  );
}

/** The source with a new language at the end of every list and every type that names all there are. */
export function withCode(source: string, languages: readonly string[], to: string): string {
  const quoted = languages.map((language) => `'${language}'`);
  return source
    .replaceAll(`${quoted.join(', ')}]`, `${quoted.join(', ')}, '${to}']`)
    .replaceAll(quoted.join(' | '), `${quoted.join(' | ')} | '${to}'`);
}
