import { type Node, nodesOf } from '../ratchets/syntax.ts';

/** A regular expression as a file writes it. */
export interface Expression {
  file: string;
  source: string;
  flags: string;
}

const textOf = (node: unknown): string | null => {
  const { type, value } = (node ?? {}) as Node;
  return type === 'Literal' && typeof value === 'string' ? value : null;
};

const ofLiteral = (file: string, node: Node): Expression | null => {
  const written = node.regex as { pattern: string; flags: string } | undefined;
  return node.type === 'Literal' && written ? { file, source: written.pattern, flags: written.flags } : null;
};

/** `new RegExp('…', 'u')` with texts alone; what is put together while running cannot be known here */
const ofConstructor = (file: string, node: Node): Expression | null => {
  if (node.type !== 'NewExpression' && node.type !== 'CallExpression') return null;
  if ((node.callee as Node).name !== 'RegExp') return null;
  const [source, flags] = node.arguments as Node[];
  const text = textOf(source);
  return text === null ? null : { file, source: text, flags: textOf(flags) ?? '' };
};

/** Every regular expression that is written out in a file. */
export const expressionsOf = (file: string, code: string): Expression[] =>
  [...nodesOf(file, code)].flatMap((node) => ofLiteral(file, node) ?? ofConstructor(file, node) ?? []);
