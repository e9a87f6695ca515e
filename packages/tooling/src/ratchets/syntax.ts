import { parseSync } from 'oxc-parser';

export interface Node {
  type: string;
  [part: string]: unknown;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Every node of a file's syntax tree, parents first. */
export function* nodesOf(file: string, code: string): Generator<Node> {
  const waiting: unknown[] = [parseSync(file, code).program];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (Array.isArray(next)) waiting.push(...next.toReversed());
    else if (isNode(next)) {
      yield next;
      waiting.push(...Object.values(next).toReversed());
    }
  }
}
