import { type ReleaseDocument, releaseFileKinds } from '../release-document.ts';
import { type Change, changed } from './sides.ts';

type Files = ReleaseDocument['files'];

const sums = (files: Files, kind: string): Set<string> =>
  new Set(
    Object.values(files)
      .filter((file) => file.kind === kind)
      .map(({ sha256 }) => sha256),
  );

/** How many files of each sort are others than before, by their content: a new name alone is no change. */
export function* changesOfFiles(before: Files, after: Files): Generator<Change> {
  for (const part of releaseFileKinds) {
    const differing = sums(after, part).symmetricDifference(sums(before, part));
    if (differing.size > 0)
      yield changed('files', '', { part, after: sums(after, part).difference(sums(before, part)).size });
  }
}
