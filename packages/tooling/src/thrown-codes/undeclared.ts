import { errorsOf } from '../../../contracts/src/declared-errors.ts';
import type { ErrorCode } from '../../../contracts/src/errors.ts';
import { operations } from '../../../contracts/src/operations/table.ts';
import { sources } from './declarations.ts';
import allowed from './not-answered.json' with { type: 'json' };
import { codesReached, handlersOf } from './thrown-codes.ts';

interface Allowed {
  /** all without */
  operations?: string[];
  /** end of the way, or a part of it */
  names: string[];
  code: string;
  why: string;
}

const list: readonly Allowed[] = allowed;

export interface Looked {
  /** operations whose handler was followed */
  operations: number;
  /** codes that some handler reaches, counted for each operation */
  codes: number;
  /** a line for each code that an operation may answer and does not declare */
  undeclared: string[];
  /** lines of the list that nothing needed */
  needless: string[];
}

/**
 * Follows every handler to the refusals below it, and from a command of the purchase's machine that it orders (`do: 'charge'`) to what the
 * machine refuses it with. What it cannot see: a code that is worked out (`answer.code`), and one thrown behind a port or a callback that is
 * handed in.
 * @param replaced files by path, instead of what is on the disk
 */
export function undeclaredCodes(replaced?: ReadonlyMap<string, string>): Looked {
  const known = sources(replaced);
  const handlers = handlersOf(known);
  const used = new Set<Allowed>();
  const undeclared: string[] = [];
  let codes = 0;
  for (const [name, operation] of Object.entries(operations)) {
    const handler = handlers.get(name);
    if (!handler) {
      undeclared.push(`${name} has no handler that can be followed`);
      continue;
    }
    const declared = errorsOf(operation);
    for (const [code, way] of codesReached(known, handler)) {
      codes += 1;
      if (declared.has(code as ErrorCode)) continue;
      const reason = list.find(
        (one) =>
          one.code === code &&
          (one.operations?.includes(name) ?? true) &&
          one.names.some((part) => way.includes(part)),
      );
      if (reason) used.add(reason);
      else undeclared.push(`${name} answers ${code}: ${way}`);
    }
  }
  return {
    operations: handlers.size,
    codes,
    undeclared,
    needless: list.filter((one) => !used.has(one)).map(({ code, names }) => `${code}: ${names.join(', ')}`),
  };
}
