import { openPaper, type Rule } from './paper.ts';
import { actionRules } from './rules/actions.ts';
import { fileRules } from './rules/file.ts';
import { fontRules } from './rules/fonts.ts';
import { graphicsRules } from './rules/graphics.ts';
import { metadataRules } from './rules/metadata.ts';
import { structureRules } from './rules/structure.ts';

/**
 * Rules of ISO 19005-2 for level A, and those of ISO 14289-1 that people feel, judged by another reader than the papers' maker.
 * What veraPDF's profile asks beyond them stands in decision 0462.
 */
export const rules: readonly Rule[] = [
  ...fileRules,
  ...graphicsRules,
  ...fontRules,
  ...actionRules,
  ...metadataRules,
  ...structureRules,
];

/**
 * Which rules a PDF does not keep, each with its clause; one that cannot be read keeps none.
 * @param of a clause, where one is asked alone
 */
export async function faultsOf(bytes: Uint8Array, of?: string): Promise<string[]> {
  try {
    const paper = await openPaper(bytes);
    return rules
      .filter((rule) => of === undefined || rule.of === of)
      .flatMap((rule) => rule.faults(paper).map((fault) => `${rule.of}: ${fault}`));
  } catch (error) {
    return [`unreadable: ${error instanceof Error ? error.message : String(error)}`];
  }
}
