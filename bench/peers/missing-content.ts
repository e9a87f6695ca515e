import type { PageContent } from '../browser/in-content.ts';

/** Of these a peer may have no fewer than we have. */
const owed = ['links', 'buttons', 'fields', 'options', 'pictures', 'questions', 'headings'] as const;
/** A price that came before the page was counted is text that peers do without. */
const leastWords = 0.9;

/** What a peer's page lacks of ours: with less on it, it would be measured to its advantage. */
export function missingContent(ours: PageContent, theirs: PageContent): string[] {
  const fewer = owed
    .filter((name) => theirs[name] < ours[name])
    .map((name) => `${theirs[name]} ${name} instead of ${ours[name]}`);
  return theirs.words < leastWords * ours.words
    ? [...fewer, `${theirs.words} words instead of ${ours.words}`]
    : fewer;
}
