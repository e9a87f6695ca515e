/**
 * The release manifest, `/remotes.json`: which build of every remote is live. Deploying a remote changes
 * this file and nothing else. Served with `Cache-Control: no-cache`.
 */
export interface ReleaseManifest {
  schema: 1;
  remotes: Record<string, RemoteRelease>;
}

export interface RemoteRelease {
  family: string;
  /** hash of the build's files */
  version: string;
  /** version of `RemoteModule` it was built for; checked before it is loaded */
  contract: number;
  /** folder of the files, absolute path ending in `/`: `/remotes/travel/3f9a1c20b7/` */
  base: string;
  /** file names are relative to `base` */
  entry: string;
  /** what to preload for a page: key `<product>/<page>` */
  pages: Record<string, PageFiles>;
  /** what the page needs besides in one language: key `<product>/<page>/<language>` */
  texts: Record<string, PageFiles>;
  /** `sha384-…` of the entry and of `integrity.json` beside it, which holds those of all other files */
  integrity: Record<string, string>;
}

/** What a document says of its own remote: the current product and language, nothing to check by. */
export type PageRelease = Omit<RemoteRelease, 'integrity'>;

export interface PageFiles {
  js: string[];
  css: string[];
}
