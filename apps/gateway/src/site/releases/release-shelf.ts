import type { CheckedFiles, KeptRelease, ReleaseHistory, ReleaseManifest } from '@sigorta/contracts/release';

export interface ReleaseShelf {
  /** the folder of the site whose files these are */
  dist: string;
  newest: ReleaseManifest;
  /** the releases whose files are kept, newest first */
  kept: Readonly<Record<string, readonly KeptRelease[]>>;
  /** builds of the shell whose files are kept, newest first; none of a site that was assembled before they were listed */
  shells: readonly CheckedFiles[];
  /** files of kept builds of before they were listed: pages of them may still be open */
  unlisted: ReadonlySet<string>;
}

/** What delivery assembled and keeps. @param history null of a site that keeps nothing of before */
export const shelfOf = (
  dist: string,
  newest: ReleaseManifest,
  history: ReleaseHistory | null,
): ReleaseShelf => {
  const { families: kept = {}, shells: built = [] } = history ?? {};
  return {
    dist,
    newest,
    kept,
    shells: newest.shell ? [newest.shell, ...built.flatMap(({ checked }) => checked ?? [])] : [],
    unlisted: new Set(built.flatMap(({ checked, files }) => (checked ? [] : files))),
  };
};
