/**
 * The path a page is rendered for. Unknown addresses are rendered as one of two, so that visitors cannot fill the cache:
 * one with "panel" in it stands without the shell around it (spec §2), whatever else it says.
 */
export const renderedPath = (path: string, isKnown: boolean): string => {
  if (isKnown) return path;
  return path.includes('panel') ? unknownPanel : '/*';
};

/** not among the documents written at build time */
export const unknownPanel = '/panel/*';
