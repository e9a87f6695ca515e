/** Makes the relative `url(…)` of a stylesheet absolute, so that its rules may stand in a document. */
export const withAbsoluteUrls = (css: string, base: string): string =>
  css.replace(
    /url\((['"]?)(?!\/|data:|https?:|#)([^'"()]+)\1\)/g,
    (_all, _quote, file: string) => `url(${base}${file})`,
  );
