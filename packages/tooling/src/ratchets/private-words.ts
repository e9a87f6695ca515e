import { basename } from 'node:path';
import { nodesOf } from './syntax.ts';

/** Words of ours where the trade has one (`docs/glossary.md`): partner scope, action, client, services, line items. */
const refused = new Set(['book', 'books', 'deed', 'deeds', 'desk', 'desks', 'things', 'goods']);

const wordsIn = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/);

const isPrivate = (name: string): boolean =>
  /^partsOf([A-Z]|$)/.test(name) || wordsIn(name).some((word) => refused.has(word));

/** The names of a file, its own and those it uses, that hold a private word; each once. */
export function privateNames(file: string, code: string): string[] {
  const names = new Set<string>([basename(file).split('.', 1)[0] ?? '']);
  for (const node of nodesOf(file, code)) {
    if ((node.type === 'Identifier' || node.type === 'JSXIdentifier') && typeof node.name === 'string') {
      names.add(node.name);
    }
  }
  return [...names].filter(isPrivate);
}
