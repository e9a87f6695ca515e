import { StopError } from '../process/stop-error.ts';
import type { Stage } from './stages.ts';

/** Instead of parts of names: only what a change can touch, counted from the branch or commit behind it. */
export const affectedWord = '--affected';

/**
 * The stages that the words after the test command choose, in the order of the table.
 * @param words parts of stage names; none chooses every stage
 * @throws StopError for a word that is part of no stage's name: a run of nothing would pass
 */
export function chooseStages(all: readonly Stage[], words: readonly string[]): Stage[] {
  const fits = (word: string) => (stage: Stage) => word !== '' && stage.name.includes(word);
  const unknown = words.find((word) => !all.some(fits(word)));
  if (unknown !== undefined) {
    const names = all.map(({ name }) => `"${name}"`).join(', ');
    throw new StopError(
      `No stage of the test command has "${unknown}" in its name; the stages are ${names}.`,
    );
  }
  return all.filter((stage) => words.length === 0 || words.some((word) => fits(word)(stage)));
}
