/** Ids of elements that close what a browser shows in one picture (`rel=expect` in a document's head). */
export const showBefore = { firstScreensEnd: 'first-screens-end', contents: 'main' } as const;
