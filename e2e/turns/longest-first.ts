/**
 * Files that keep one worker longest: a system of their own, or journeys that follow one another. Files
 * are walked in the order of their names; one of these at the end would be waited for alone.
 */
export const longest: readonly string[] = [
  'panel-states',
  'start-command',
  'slow-insurers',
  'shell-sentences',
  'waiting-room',
  'released-alone',
  'withdrawn-by-itself',
  'preview',
  'old-page',
  'site-turned',
  'panel-administration',
  'test-cards',
].map((name) => `${name}.e2e.ts`);

/** The same files, those first that take longest. */
export const inTwo = (files: readonly string[]): { first: string[]; others: string[] } => ({
  first: files.filter((file) => longest.includes(file)),
  others: files.filter((file) => !longest.includes(file)),
});
