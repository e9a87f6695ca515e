import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { Egress } from '@sigorta/egress/egress';
import { nodeAgents } from '@sigorta/egress/node-agents';
import type { ObjectStore } from './object-store.ts';

export interface Bucket {
  bucket: string;
  /** before every name; '' or ends with `/` */
  prefix: string;
  /** https://… of the service; null for Amazon's own */
  endpoint: string | null;
  region: string;
  keyId: string;
  secret: string;
  egress: Egress;
}

/** how long a call may take before the store counts as away, ms */
const connectMs = 3_000;
const answerMs = 15_000;
/** more than that no service lists in one call */
const mostListed = 1_000;

const statusOf = (error: unknown): number | undefined =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

const nullWhenMissing = (error: unknown): null => {
  if (statusOf(error) === 404) return null;
  throw error;
};

/**
 * Objects in a bucket of any service that speaks S3. A name appears whole or not at all, as the service promises; what is there is
 * not written over, by a condition where the service knows it (`If-None-Match`) and by looking first where it does not.
 * @param pageSize names that a call lists, at most 1,000
 */
export function s3Store(
  { bucket, prefix, endpoint, region, keyId, secret, egress }: Bucket,
  pageSize = mostListed,
): ObjectStore {
  const client = new S3Client({
    region,
    credentials: { accessKeyId: keyId, secretAccessKey: secret },
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    /* services other than Amazon's refuse sums they do not know; every file is compared with its own sum anyway */
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: connectMs,
      requestTimeout: answerMs,
      ...nodeAgents(egress, connectMs),
    },
  });
  let conditions = true;
  const at = (name: string) => ({ Bucket: bucket, Key: prefix + name });
  const has = async (name: string): Promise<boolean> =>
    (await client.send(new HeadObjectCommand(at(name))).catch(nullWhenMissing)) !== null;
  return {
    has,
    get: async (name) => {
      const found = await client.send(new GetObjectCommand(at(name))).catch(nullWhenMissing);
      return found?.Body ? Buffer.from(await found.Body.transformToByteArray()) : null;
    },
    put: async (name, bytes) => {
      if (await has(name)) return;
      const put = (condition: object) =>
        client.send(new PutObjectCommand({ ...at(name), Body: bytes, ...condition }));
      try {
        await put(conditions ? { IfNoneMatch: '*' } : {});
      } catch (error) {
        const status = statusOf(error);
        /* Swift knows no conditions */
        if (status === 501) {
          conditions = false;
          await put({});
        } else if (status !== 412 && status !== 409) throw error;
        /* else somebody was first: 412, or 409 while both still write */
      }
    },
    remove: async (name) => {
      await client.send(new DeleteObjectCommand(at(name))).catch(nullWhenMissing);
    },
    /* an upload that ended early is none */
    clear: async () => {},
    list: async (start) => {
      const names: string[] = [];
      let next: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({
            Bucket: bucket,
            Prefix: prefix + start,
            MaxKeys: pageSize,
            ContinuationToken: next,
          }),
        );
        names.push(...(page.Contents ?? []).flatMap(({ Key }) => Key?.slice(prefix.length) ?? []));
        next = page.IsTruncated ? page.NextContinuationToken : undefined;
      } while (next !== undefined);
      return names.filter((name) => !name.slice(start.length).includes('/')).toSorted();
    },
  };
}
