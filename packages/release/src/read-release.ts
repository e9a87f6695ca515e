import * as v from 'valibot';
import {
  type ReleaseDocument,
  type ReleaseFile,
  type ReleaseSignature,
  releaseDocumentSchema,
  releaseSignatureSchema,
} from './release-document.ts';
import { ReleaseError } from './release-error.ts';
import { familyOfRelease, sumOf } from './release-id.ts';
import { checkSignature, type Trust } from './signature.ts';
import { blobName, documentName, type ReleaseStore, signatureName } from './store/release-store.ts';

/** A release whose document is the one that was signed. Its files are checked when they are read. */
export interface VerifiedRelease {
  id: string;
  document: ReleaseDocument;
  signature: ReleaseSignature;
}

/** Larger than any document: nine hundred files stand in 300 KB. */
const largestDocument = 4 * 1024 * 1024;

const fromStore = async (store: ReleaseStore, id: string, name: string): Promise<Buffer> => {
  const bytes = await store.get(name).catch((cause: unknown) => {
    throw new ReleaseError('store-away', id, name, cause);
  });
  if (!bytes) throw new ReleaseError('missing', id, name);
  return bytes;
};

const parsed = <Schema extends v.GenericSchema>(
  id: string,
  schema: Schema,
  bytes: Buffer,
): v.InferOutput<Schema> => {
  if (bytes.length > largestDocument) throw new ReleaseError('wrong-form', id, `${bytes.length} bytes`);
  try {
    return v.parse(schema, JSON.parse(bytes.toString('utf8')));
  } catch (cause) {
    throw new ReleaseError('wrong-form', id, '', cause);
  }
};

/**
 * Reads a release's document and signature; nothing of it has been evaluated when this returns.
 * @throws ReleaseError
 */
export async function readRelease(store: ReleaseStore, id: string, trust: Trust): Promise<VerifiedRelease> {
  const family = familyOfRelease(id);
  const [bytes, signed] = await Promise.all([
    fromStore(store, id, documentName(family, id)),
    fromStore(store, id, signatureName(family, id)),
  ]);
  const signature = parsed(id, releaseSignatureSchema, signed);
  checkSignature(id, signature, trust);
  if (`${family}@${sumOf(bytes).slice(0, 16)}` !== id) throw new ReleaseError('wrong-sum', id, 'document');
  const document = parsed(id, releaseDocumentSchema, bytes);
  if (document.family !== family) throw new ReleaseError('wrong-form', id, document.family);
  return { id, document, signature };
}

/** @throws ReleaseError `missing`, `store-away`, `wrong-sum` */
export async function readFileOf(
  store: ReleaseStore,
  id: string,
  file: Pick<ReleaseFile, 'sha256'>,
): Promise<Buffer> {
  const bytes = await fromStore(store, id, blobName(file.sha256));
  if (sumOf(bytes) !== file.sha256) throw new ReleaseError('wrong-sum', id, file.sha256);
  return bytes;
}
