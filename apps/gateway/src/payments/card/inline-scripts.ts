const opening = /<script\b([^<>]*)>/gi;
const closing = /<\/script\s*>/gi;

/**
 * The texts of a page's own scripts, as a browser cuts them out: from the tag to the first that closes. The page comes from
 * outside, so it is read once from its beginning to its end, however often a script is opened in it and never closed.
 */
export const inlineScripts = (html: string): string[] => {
  const texts: string[] = [];
  opening.lastIndex = 0;
  for (let begin = opening.exec(html); begin !== null; begin = opening.exec(html)) {
    closing.lastIndex = opening.lastIndex;
    const end = closing.exec(html);
    if (end === null) break;
    if (!/\bsrc\s*=/i.test(begin[1] ?? '')) texts.push(html.slice(opening.lastIndex, end.index));
    opening.lastIndex = closing.lastIndex;
  }
  return texts;
};
