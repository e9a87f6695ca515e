/** What was made: files below the root, and what a person does next, a sentence each. */
export interface Made {
  files: readonly string[];
  next: readonly string[];
}

/** One word after `pnpm new`. */
export interface Generator {
  /** how it is asked, after `pnpm new` */
  usage: string;
  /** names of the options it knows, each with a value */
  options: readonly string[];
  /**
   * @param root of the house
   * @param name the word after the kind
   * @throws StopError for a name that is malformed or taken, in one sentence; nothing is written then
   */
  make: (root: string, name: string, options: Readonly<Record<string, string | undefined>>) => Promise<Made>;
}
