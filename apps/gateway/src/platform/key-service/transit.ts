import { readFileSync } from 'node:fs';
import { lineAgent } from '@sigorta/egress/line-agent';
import type { Agent } from 'undici';
import * as v from 'valibot';
import type { KeyServiceConfig } from '../config.ts';
import { StartError } from '../start-error.ts';
import { callUpstream, type UpstreamAnswer } from '../upstream/call-upstream.ts';
import { isOfCertificate } from '../upstream/certificate-codes.ts';
import { UpstreamError } from '../upstream/upstream-error.ts';
import { KeyServiceError, type KeyServiceFault } from './key-service-error.ts';

const timeoutMs = 5_000;
const maxBytes = 64_000;

const ciphertextSchema = v.object({
  data: v.object({ ciphertext: v.pipe(v.string(), v.regex(/^vault:v\d+:/)) }),
});
const plaintextSchema = v.object({ data: v.object({ plaintext: v.pipe(v.string(), v.base64()) }) });
const errorsSchema = v.object({ errors: v.array(v.string()) });

/** The Transit engine of OpenBao and Vault, as far as keys are wrapped by it. What binds is its `context`: `rewrap` knows no other. */
export interface Transit {
  encrypt: (context: string, plain: Uint8Array) => Promise<string>;
  /** null when its key did not encrypt it, under this context, in a version that may be opened */
  decrypt: (context: string, ciphertext: string) => Promise<Buffer | null>;
  /** the same under the newest version of the key; null as of `decrypt` */
  rewrap: (context: string, ciphertext: string) => Promise<string | null>;
}

const tokenIn = (file: string): string => {
  let token = '';
  try {
    token = readFileSync(file, 'utf8').trim();
  } catch {
    // an agent may be about to write it
  }
  if (!/^[\x21-\x7e]+$/.test(token)) throw new KeyServiceError('no-token');
  return token;
};

const jsonOf = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
};
const errorsIn = (body: Buffer): string[] => {
  const read = v.safeParse(errorsSchema, jsonOf(body));
  return read.success ? read.output.errors : [];
};

/* words of the engine, which has no codes: that a text is none of its key's, and that there is no such key */
const notOpened = /message authentication failed/;
const notIts = /^invalid ciphertext|disallowed by policy \(too old\)/;
const noKey = /^(?:encryption )?key not found|^policy not found/;

const faultOf400 = (errors: readonly string[]): KeyServiceFault => {
  if (errors.some((error) => noKey.test(error))) return 'no-key';
  return errors.includes('missing client token') ? 'refused' : 'unlike';
};

/** What an answer that gives nothing says; null: the text does not open. */
const faultOf = ({ status, body }: UpstreamAnswer): KeyServiceFault | null => {
  const errors = errorsIn(body);
  /* to `rewrap` a text that does not open is a fault of its own, so it says 500 */
  if ((status === 400 || status === 500) && errors.some((error) => notOpened.test(error))) return null;
  if (status === 400) return errors.some((error) => notIts.test(error)) ? null : faultOf400(errors);
  if (status === 403) return 'refused';
  if (status === 404) return 'no-key';
  if (status === 503) return 'sealed';
  return status === 429 || status >= 500 ? 'away' : 'unlike';
};

const faultOfCall = (error: unknown): KeyServiceFault => {
  if (!(error instanceof UpstreamError)) throw error;
  if (isOfCertificate(error.cause)) return 'certificate';
  const { fault } = error;
  if (fault === 'late' || fault === 'proxy-refused' || fault === 'proxy-away') return fault;
  return fault === 'invalid-answer' ? 'unlike' : 'away';
};

const authorityOf = ({ authorityFile }: KeyServiceConfig): { ca?: string } => {
  if (authorityFile === null) return {};
  try {
    return { ca: readFileSync(authorityFile, 'utf8') };
  } catch {
    throw new StartError(
      `The file ${authorityFile} of KEY_SERVICE_AUTHORITY_FILE or INSIDE_AUTHORITY_FILE cannot be read.`,
    );
  }
};

const agentFor = (config: KeyServiceConfig): Agent =>
  lineAgent(config.egress, {
    connections: 4,
    connect: { timeout: timeoutMs, ...authorityOf(config) },
    keepAliveTimeout: 10_000,
  });

/** @throws StartError where the authority's file cannot be read */
export const transitOf = (config: KeyServiceConfig): Transit => {
  const dispatcher = agentFor(config);
  const base = `${config.url}/v1/${config.mount}`;

  const send = async (word: string, body: object): Promise<UpstreamAnswer> => {
    const token = tokenIn(config.tokenFile);
    try {
      return await callUpstream({
        to: { peer: 'key-service', call: word },
        url: `${base}/${word}/${encodeURIComponent(config.key)}`,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-vault-token': token,
          /* an agent or proxy of the service may ask for it, against calls that a browser was talked into */
          'x-vault-request': 'true',
          ...(config.namespace === null ? {} : { 'x-vault-namespace': config.namespace }),
        },
        body: JSON.stringify(body),
        dispatcher,
        timeoutMs,
        maxBytes,
      });
    } catch (error) {
      throw new KeyServiceError(faultOfCall(error));
    }
  };

  const ask = async <Schema extends v.GenericSchema>(
    word: string,
    body: object,
    schema: Schema,
  ): Promise<v.InferOutput<Schema> | null> => {
    const answer = await send(word, body);
    if (answer.status !== 200) {
      const fault = faultOf(answer);
      if (fault !== null) throw new KeyServiceError(fault);
      return null;
    }
    const read = v.safeParse(schema, jsonOf(answer.body));
    if (!read.success) throw new KeyServiceError('unlike');
    return read.output;
  };

  const bound = (context: string): string => Buffer.from(context).toString('base64');
  return {
    encrypt: async (context, plain) => {
      const plaintext = Buffer.from(plain).toString('base64');
      const answer = await ask('encrypt', { plaintext, context: bound(context) }, ciphertextSchema);
      if (answer === null) throw new KeyServiceError('unlike');
      return answer.data.ciphertext;
    },
    decrypt: async (context, ciphertext) => {
      const answer = await ask('decrypt', { ciphertext, context: bound(context) }, plaintextSchema);
      return answer && Buffer.from(answer.data.plaintext, 'base64');
    },
    rewrap: async (context, ciphertext) => {
      const answer = await ask('rewrap', { ciphertext, context: bound(context) }, ciphertextSchema);
      return answer?.data.ciphertext ?? null;
    },
  };
};
