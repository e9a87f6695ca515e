/** One document for every address of the staff panel, which finds its pages itself. */
export const panelPath = '/panel/*';

/** Unknown addresses with "panel" in them; not among the documents written at build time. */
export const unknownPanel = '/-panel/*';

/**
 * The path a page is rendered for. Unknown addresses are rendered as one of two, so that visitors cannot fill the cache:
 * one with "panel" in it stands without the shell around it (spec §2), whatever else it says.
 */
export const renderedPath = (path: string, isKnown: boolean): string => {
  if (path === '/panel' || path.startsWith('/panel/')) return panelPath;
  if (isKnown) return path;
  return path.includes('panel') ? unknownPanel : '/*';
};
