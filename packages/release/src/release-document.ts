import type { CatalogueEntry } from '@sigorta/contracts/catalogue';
import type { PageFiles } from '@sigorta/contracts/release';
import { releaseId } from '@sigorta/contracts/release-id';
import * as v from 'valibot';

/** Sum of a file's bytes, by which the store names it. */
const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const familyName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,40}$/));
const fileName = v.pipe(
  v.string(),
  v.maxLength(200),
  v.regex(/^(?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/)*[A-Za-z0-9_-][A-Za-z0-9._-]*$/),
);

/** Both ends count: a part that speaks version 2 runs in a house that speaks 1 to 3. */
const contractRange = v.strictObject({ from: v.number(), to: v.number() });

/** What a file is for: `browser` and `art` are public, `server` is evaluated by the gateway. */
export const releaseFileKinds = ['browser', 'server', 'art'] as const;

const releaseFileSchema = v.strictObject({
  sha256,
  bytes: v.number(),
  kind: v.picklist(releaseFileKinds),
  /** the same file as Brotli, for those that are worth it */
  packed: v.optional(v.strictObject({ sha256, bytes: v.number() })),
});

const pageFilesSchema: v.GenericSchema<PageFiles> = v.object({
  js: v.array(fileName),
  css: v.array(fileName),
});

/**
 * Everything one family needs, front and back, as one document: `releases/<family>/<id>.json` of a store. The files it
 * names lie beside it as `blobs/<sha256>`. It holds no time and no machine, so that the same sources give the same id.
 */
export const releaseDocumentSchema = v.strictObject({
  schema: v.literal(2),
  family: familyName,
  /** which houses it fits */
  contracts: v.strictObject({ runtime: contractRange, declaration: contractRange }),
  files: v.record(fileName, releaseFileSchema),
  browser: v.strictObject({
    /** hash of the browser's files; 10 hex digits */
    version: v.pipe(v.string(), v.regex(/^[0-9a-f]{10}$/)),
    entry: fileName,
    /** holds the sums of all files that a browser may load */
    list: fileName,
    pages: v.record(v.string(), pageFilesSchema),
    texts: v.record(v.string(), pageFilesSchema),
  }),
  server: v.strictObject({ products: fileName, render: fileName }),
  catalogue: v.pipe(v.array(v.custom<CatalogueEntry>((value) => typeof value === 'object')), v.minLength(1)),
  /** words agreed with insurers, by product: one that was removed or renamed is another contract */
  wire: v.record(v.string(), v.unknown()),
  /** names of the fields that are stored sealed, by product; the list may only grow */
  sealed: v.record(v.string(), v.array(v.string())),
  /** consents that its products ask, by product */
  consents: v.record(v.string(), v.array(v.string())),
  /** sums of the legal texts that these consents show, by document and language; releases of before say nothing of it */
  wordings: v.optional(v.record(v.string(), v.record(v.string(), sha256))),
  measured: v.strictObject({
    /** bytes a first visitor of a form loads of this family, packed, by `<product>/<language>` */
    form: v.record(v.string(), v.number()),
    /** bytes of what the gateway evaluates */
    server: v.number(),
  }),
});

export type ReleaseDocument = v.InferOutput<typeof releaseDocumentSchema>;
export type ReleaseFile = v.InferOutput<typeof releaseFileSchema>;

/** Beside the document as `<id>.sig`: who says that it is one, and what it was made from. */
export const releaseSignatureSchema = v.strictObject({
  schema: v.literal(1),
  release: releaseId,
  /** which key */
  kid: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/)),
  /** UTC instant it was published */
  at: v.pipe(v.string(), v.isoTimestamp()),
  builtFrom: v.strictObject({
    /** commit of the sources; null outside of a repository, with `+` behind it when files were changed */
    commit: v.nullable(v.pipe(v.string(), v.maxLength(64))),
    /** SHA-256 of the lock file */
    lockfile: sha256,
    builder: v.pipe(v.string(), v.maxLength(80)),
  }),
  /** ed25519 over all of the above as canonical JSON, base64url */
  signature: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{86}$/)),
});

export type ReleaseSignature = v.InferOutput<typeof releaseSignatureSchema>;

/** Who may sign for which families, the setting `RELEASE_KEYS`. */
export const releaseKeysSchema = v.array(
  v.strictObject({
    kid: releaseSignatureSchema.entries.kid,
    /** ed25519, SPKI as base64url */
    publicKey: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{40,120}$/)),
    families: v.array(familyName),
    /** UTC instant after which nothing new of it is taken */
    notAfter: v.pipe(v.string(), v.isoTimestamp()),
  }),
);

export type ReleaseKey = v.InferOutput<typeof releaseKeysSchema>[number];
