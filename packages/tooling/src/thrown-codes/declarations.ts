import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { isNode, type Node } from '../ratchets/syntax.ts';

/** What a file declares at its top, by name, and where its imported names come from. */
export interface Declarations {
  file: string;
  own: ReadonlyMap<string, Node>;
  /** local name to the file and the name there; of our own files only */
  imported: ReadonlyMap<string, { file: string; name: string }>;
}

/** A declaration of a file. */
export interface Place {
  file: string;
  name: string;
}

const list = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);
const nameOf = (value: unknown): string => (isNode(value) ? String(value.name ?? value.value ?? '') : '');

function importsOf(file: string, statement: Node): [string, { file: string; name: string }][] {
  const from = nameOf(statement.source);
  if (statement.importKind === 'type' || !from.startsWith('.')) return [];
  const target = join(dirname(file), from);
  return list(statement.specifiers)
    .filter((one) => one.importKind !== 'type' && one.type === 'ImportSpecifier')
    .map((one) => [nameOf(one.local), { file: target, name: nameOf(one.imported) }]);
}

function declaredBy(statement: Node): [string, Node][] {
  const inner = isNode(statement.declaration) ? statement.declaration : statement;
  if (inner.type === 'FunctionDeclaration' || inner.type === 'ClassDeclaration')
    return [[nameOf(inner.id), inner]];
  if (inner.type !== 'VariableDeclaration') return [];
  return list(inner.declarations).map((one) => [nameOf(one.id), one]);
}

const parse = (file: string, code: string): Declarations => {
  const body = list(parseSync(file, code).program.body);
  return {
    file,
    own: new Map(body.flatMap(declaredBy)),
    imported: new Map(
      body.filter(({ type }) => type === 'ImportDeclaration').flatMap((one) => importsOf(file, one)),
    ),
  };
};

/** Reads files of TypeScript, each once; `replaced` stands for what is on the disk. */
export function sources(replaced: ReadonlyMap<string, string> = new Map()) {
  const read = new Map<string, Declarations>();
  const of = (file: string): Declarations => {
    const known = read.get(file);
    if (known) return known;
    const code = replaced.get(file) ?? (existsSync(file) ? readFileSync(file, 'utf8') : '');
    const found = parse(file, code);
    read.set(file, found);
    return found;
  };
  /** Where a name that a file uses is declared; null for what is not ours or only local to a function. */
  const placeOf = (file: string, name: string): Place | null => {
    const { own, imported } = of(file);
    if (own.has(name)) return { file, name };
    return imported.get(name) ?? null;
  };
  return { of, placeOf };
}
