/** Something that must not be, or that may: the second shows that a guard refuses no more than it has to. */
export interface Trial {
  /** `table.name` of the guard it is about */
  guard: string;
  what: string;
  /** in one transaction, whose end counts as its last statement */
  statements: readonly string[];
  isRefused: boolean;
  /** words of what a trigger says; a constraint or an index is known by its name */
  says: RegExp | null;
}

type Tried = Readonly<Record<string, string | readonly string[]>>;
interface Told {
  refused: Tried;
  allowed?: Tried;
  says?: RegExp;
}

/** Trials of the guards of one table, by the guard's name and what is tried. */
export function trialsOf(table: string, guards: Readonly<Record<string, Told>>): Trial[] {
  const trials: Trial[] = [];
  for (const [name, { refused, allowed = {}, says = null }] of Object.entries(guards))
    for (const [tried, isRefused] of [[refused, true] as const, [allowed, false] as const])
      for (const [what, given] of Object.entries(tried)) {
        const statements = typeof given === 'string' ? [given] : given;
        trials.push({ guard: `${table}.${name}`, what, statements, isRefused, says });
      }
  return trials;
}

/**
 * A table of purchases: its rows change, and none goes.
 * @param row the statement that adds one that nothing names, and where it is
 * @param isNamed by another table, so that it is not emptied alone anyway
 */
export const stays = (table: string, [row, where]: readonly [string, string], isNamed = false): Told => ({
  refused: {
    'one that goes': [row, `delete from ${table} where ${where}`],
    ...(!isNamed && { 'all of them': `truncate ${table}` }),
  },
  says: new RegExp(`rows of a purchase stay: ${table}$`),
});

/** A table whose rows only grow: nothing of it is changed, taken away or emptied. */
export const onlyGrows = (table: string, column: string, says: RegExp): Told => ({
  refused: {
    'a row that is changed': `update ${table} set ${column} = ${column}`,
    'a row that goes': `delete from ${table}`,
    'all rows': `truncate ${table} cascade`,
  },
  says,
});
