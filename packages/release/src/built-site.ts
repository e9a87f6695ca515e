import type { SiteFault } from '@sigorta/contracts/site-fault';
import * as v from 'valibot';
import { type ReleaseKey, releaseSignatureSchema } from './release-document.ts';
import { sumOf } from './release-id.ts';
import { checkSignature } from './signature.ts';

/** Sums of what a gateway evaluates and sends of an assembled site, written when it is whole; lies at its top. */
export const builtList = 'built.json';
/** Who says so, beside it; of a site that nobody signed there is none. */
export const builtSignature = 'built.sig.json';
/** Whose releases a key for the site may sign: it stands in `families` of `RELEASE_KEYS`. */
export const siteFamily = 'site';

/**
 * Folders whose files are all listed. Files of shell and remotes have lists of their own, whose sums stand in `manifests`; drawings and
 * fonts run nothing.
 */
export const builtFolders = ['server', 'pages'] as const;
/** Names what else is listed. */
export const builtManifests = ['site/remotes.json', 'site/catalogue.json', 'releases.json'] as const;

const schema = v.strictObject({
  schema: v.literal(1),
  /** SHA-256 in hex by the path below the site, `/` between its parts */
  files: v.record(v.string(), v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
});

export type BuiltList = v.InferOutput<typeof schema>;

/** `site@` and the start of the list's own sum. @param bytes of the list as it lies there */
export const builtIdOf = (bytes: Buffer): string => `${siteFamily}@${sumOf(bytes).slice(0, 16)}`;

/** Why an assembled site is not opened, and for which of its files. */
export class BuiltSiteError extends Error {
  override name = 'BuiltSiteError';
  readonly fault: SiteFault;
  readonly file: string;

  constructor(fault: SiteFault, file: string, cause?: unknown) {
    super(`${file}: ${fault}`, { cause });
    this.fault = fault;
    this.file = file;
  }
}

/** @throws BuiltSiteError `list` */
const listIn = (bytes: Buffer): BuiltList => {
  try {
    return v.parse(schema, JSON.parse(bytes.toString('utf8')));
  } catch (error) {
    throw new BuiltSiteError('list', builtList, error);
  }
};

/** @throws BuiltSiteError `signature` */
const checkSigned = (bytes: Buffer, signature: Buffer | null, keys: readonly ReleaseKey[]): void => {
  try {
    const read = v.parse(releaseSignatureSchema, JSON.parse(signature?.toString('utf8') ?? 'null'));
    checkSignature(builtIdOf(bytes), read, { keys, now: null });
  } catch (error) {
    throw new BuiltSiteError('signature', builtSignature, error);
  }
};

/**
 * What a site says it is made of, and its name.
 * @param read null for a file that is not there
 * @param keys of whoever may sign a release; as soon as one is for the site, an unsigned site is none
 * @throws BuiltSiteError
 */
export const readBuiltList = async (
  read: (file: string) => Promise<Buffer | null>,
  keys: readonly ReleaseKey[],
): Promise<{ id: string; list: BuiltList }> => {
  const bytes = await read(builtList);
  if (bytes === null) throw new BuiltSiteError('list', builtList);
  if (keys.some(({ families }) => families.includes(siteFamily))) {
    checkSigned(bytes, await read(builtSignature), keys);
  }
  return { id: builtIdOf(bytes), list: listIn(bytes) };
};
