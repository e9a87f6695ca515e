/**
 * The release manifest, `/remotes.json`: which build of every remote is live. Deploying a remote changes
 * this file and nothing else. Served with `Cache-Control: no-cache`.
 */
export interface ReleaseManifest {
  schema: 1;
  /** the shell's own files; none of a site that was assembled before they were listed */
  shell?: CheckedFiles;
  remotes: Record<string, RemoteRelease>;
}

/** Built files below one address, and where the sums of all of them are listed. */
export interface CheckedFiles {
  /** absolute path ending in `/` */
  base: string;
  /** sums by name, as `integrity` attributes have them; that of the list itself is among them (`sumListOf`) */
  integrity: Record<string, string>;
}

const listName = /^integrity.*\.json$/;

/** Name and sum of the list that holds the sums of all files below `base`; null for builds without one. */
export const sumListOf = ({ integrity }: CheckedFiles): { file: string; sum: string } | null => {
  const [found] = Object.entries(integrity).filter(([name]) => listName.test(name));
  return found ? { file: found[0], sum: found[1] } : null;
};

export interface RemoteRelease extends CheckedFiles {
  family: string;
  /** hash of the build's files */
  version: string;
  /** the family's release whose declarations its forms were drawn by, `pet@0123456789abcdef`; none for the panel */
  release?: string;
  /** version of `RemoteModule` it was built for; checked before it is loaded */
  contract: number;
  /** folder of the files, absolute path ending in `/`: `/remotes/travel/3f9a1c20b7/` */
  base: string;
  /** file names are relative to `base` */
  entry: string;
  /** what starts a remote that has no pages of products, such as the panel */
  start?: string[];
  /** what to preload for a page: key `<product>/<page>` */
  pages: Record<string, PageFiles>;
  /** what the page needs besides in one language: key `<product>/<page>/<language>` */
  texts: Record<string, PageFiles>;
  /** of the entry and of the list beside it, which holds those of all other files */
  integrity: Record<string, string>;
}

/** What a document says of its own remote: the current product and language, and by which list its files are checked. */
export type PageRelease = RemoteRelease;

export interface PageFiles {
  js: string[];
  css: string[];
}

/**
 * Addresses of what a page is made of, its words in one language among them; each once.
 * @param key `<product>/<page>`
 * @param base below which they are asked for
 */
export const filesOfPage = (
  release: RemoteRelease,
  key: string,
  language: string,
  base = release.base,
): PageFiles => {
  const parts = [release.pages[key], release.texts[`${key}/${language}`]];
  const at = (names: readonly string[]) => [...new Set(names)].map((name) => base + name);
  return {
    js: at([...(release.start ?? [release.entry]), ...parts.flatMap((files) => files?.js ?? [])]),
    css: at(parts.flatMap((files) => files?.css ?? [])),
  };
};

/**
 * What lies beside the newest build, `releases.json` in `dist`, not public: releases whose files are kept, so that an
 * open page finds its next chunk after a deployment and a family can be rolled back.
 */
export interface ReleaseHistory {
  schema: 1;
  /** newest first */
  families: Record<string, KeptRelease[]>;
  /** files of the shell by build, newest first; below `/shell/` */
  shells: { at: string; files: string[]; checked?: CheckedFiles }[];
}

export interface KeptRelease {
  /** UTC instant it was assembled first */
  at: string;
  release: RemoteRelease;
}

/** The part of a release that a document carries: the whole list of a family's files would weigh more than the page. */
export const pageReleaseOf = (release: RemoteRelease, product: string, language: string): PageRelease => {
  const { pages, texts, ...rest } = release;
  const list = sumListOf(release);
  const ofProduct = <T>(files: Record<string, T>, end = '') =>
    Object.fromEntries(
      Object.entries(files).filter(([key]) => key.startsWith(`${product}/`) && key.endsWith(end)),
    );
  const integrity = list ? { [list.file]: list.sum } : {};
  return { ...rest, integrity, pages: ofProduct(pages), texts: ofProduct(texts, `/${language}`) };
};
