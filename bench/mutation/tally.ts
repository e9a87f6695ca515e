import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `no statement`: the database does not read it, so that nothing was changed. */
type End = 'noticed' | 'not noticed' | 'no statement';

/** Changes of what the database is told that nobody notices, and why: `of` a guard or a check, by what each is named. */
interface Explained {
  of: string;
  why: string;
  changes: string[];
}

export const explainedOf = (area: string): Set<string> => {
  const file = join(import.meta.dirname, 'survivors', `${area}.json`);
  const told = JSON.parse(readFileSync(file, 'utf8')) as Explained[];
  return new Set(told.flatMap(({ of, changes }) => changes.map((change) => `${of} ${change}`)));
};

/** the share of changes that has to be noticed */
const least = 0.9;

/** Counts what became of changes, and holds it against the list of those that nobody can notice. */
export class Tally {
  readonly wrong: string[] = [];
  #explained: Set<string>;
  #counts: Record<End, number> = { noticed: 0, 'not noticed': 0, 'no statement': 0 };
  #seen = new Set<string>();

  constructor(area: string) {
    this.#explained = explainedOf(area);
  }

  note(name: string, end: End): void {
    this.#counts[end] += 1;
    this.#seen.add(name);
    const isExplained = this.#explained.has(name);
    if (end === 'not noticed' && !isExplained) this.wrong.push(`not noticed: ${name}`);
    if (end !== 'not noticed' && isExplained) this.wrong.push(`explained and ${end}: ${name}`);
  }

  /** @param isWhole every change was tried @returns the code to end with */
  tell(isWhole: boolean): number {
    const lost = isWhole ? [...this.#explained].filter((one) => !this.#seen.has(one)) : [];
    this.wrong.push(...lost.map((one) => `explained and no more: ${one}`));
    for (const line of this.wrong) console.log(line);
    const changes = this.#counts.noticed + this.#counts['not noticed'];
    const share = this.#counts.noticed / changes;
    console.log(
      `${changes} changes, ${(share * 100).toFixed(1)} % noticed, ${this.#explained.size} explained, ${this.wrong.length} wrong`,
    );
    return this.wrong.length > 0 || (isWhole && share < least) ? 1 : 0;
  }
}
