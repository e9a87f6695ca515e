import { canonicalBytes } from '@sigorta/release/canonical';
import {
  type ReleaseDocument,
  type ReleaseSignature,
  releaseDocumentSchema,
  releaseSignatureSchema,
} from '@sigorta/release/release-document';
import { signRelease } from '@sigorta/release/signature';
import {
  blobName,
  documentName,
  type ReleaseStore,
  signatureName,
} from '@sigorta/release/store/release-store';
import * as v from 'valibot';
import type { BuiltRelease } from './build-release.ts';
import { builtFrom } from './built-from.ts';
import type { Neighbours } from './check-release.ts';
import type { SigningKey } from './signing-key.ts';

interface Published {
  document: ReleaseDocument;
  signature: ReleaseSignature;
}

/** A family's releases in a store, the newest first. What is in it was checked when it was put there. */
async function releasesOf(store: ReleaseStore, family: string): Promise<Published[]> {
  const names = await store.list(`releases/${family}/`);
  const signed = names.filter((name) => name.endsWith('.sig'));
  const read = async <Schema extends v.GenericSchema>(schema: Schema, name: string) =>
    v.parse(schema, JSON.parse(((await store.get(name)) ?? Buffer.from('null')).toString('utf8')));
  const found = await Promise.all(
    signed.map(async (name) => ({
      signature: await read(releaseSignatureSchema, name),
      document: await read(releaseDocumentSchema, name.replace(/\.sig$/, '.json')),
    })),
  );
  return found.toSorted((a, b) => b.signature.at.localeCompare(a.signature.at));
}

/** What a release of `family` is held against. @param families all that there are */
export async function neighboursOf(
  store: ReleaseStore,
  family: string,
  families: readonly string[],
): Promise<Neighbours> {
  const own = await releasesOf(store, family);
  const others = await Promise.all(
    families.filter((one) => one !== family).map(async (one) => (await releasesOf(store, one))[0]),
  );
  return {
    before: own[0]?.document ?? null,
    known: own.map(({ document }) => document),
    others: others.flatMap((one) => (one ? [one.document] : [])),
  };
}

/** ms; nobody puts one file for so long, also where two machines' clocks differ */
const deadAfterMs = 24 * 3_600_000;

/**
 * Puts a release into a store: files first, its document and signature last, so that what is named is there. Takes away what a publisher that died left half put.
 * @returns how many files were new, and their bytes
 */
export async function publish(
  store: ReleaseStore,
  { id, document, blobs }: BuiltRelease,
  key: SigningKey,
  now: Date,
): Promise<{ files: number; bytes: number }> {
  await store.clear(new Date(now.getTime() - deadAfterMs));
  let [files, bytes] = [0, 0];
  for (const [sum, content] of blobs) {
    if (await store.has(blobName(sum))) continue;
    await store.put(blobName(sum), content);
    files += 1;
    bytes += content.length;
  }
  const signed = {
    schema: 1,
    release: id,
    kid: key.kid,
    at: now.toISOString(),
    builtFrom: builtFrom(),
  } as const;
  await store.put(documentName(document.family, id), canonicalBytes(document));
  await store.put(signatureName(document.family, id), canonicalBytes(signRelease(signed, key.privateKey)));
  return { files, bytes };
}
