/** An amount or a date inside a sentence keeps its own direction. */
export const isolate = (text: string): string => `\u2068${text}\u2069`;
