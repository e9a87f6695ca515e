import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { letGoOf, silence } from '../http/let-go.ts';
import { pause } from '../pause.ts';
import { sameText } from '../payment-provider/signature.ts';
import type { World } from '../world.ts';
import { decrypt, encrypt, newKey, notOpened, rotated, type TransitKey, Unfit } from './transit-key.ts';

/*
 * The Transit engine of OpenBao and HashiCorp Vault, mounted at `transit`; layout in WIRES.md. It is played as it answers one item:
 * `batch_input` is not, nor other types of keys than aes256-gcm96.
 */
const base64 = v.pipe(v.string(), v.base64());
const encryptSchema = v.looseObject({ plaintext: base64, context: v.optional(base64, '') });
const ciphertextSchema = v.looseObject({ ciphertext: v.string(), context: v.optional(base64, '') });
const keySchema = v.looseObject({
  derived: v.optional(v.boolean(), false),
  type: v.optional(v.literal('aes256-gcm96')),
});
const configSchema = v.looseObject({
  min_decryption_version: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

/** the key that is there from the beginning, of the root namespace */
const first = 'gateway';

const keysOf = (world: World) => world.store.collection<TransitKey>('transit-keys');
const placeOf = (request: FastifyRequest): string => {
  const { name } = request.params as { name: string };
  return `${String(request.headers['x-vault-namespace'] ?? '')}/${name}`;
};

const keyOf = (world: World, request: FastifyRequest): TransitKey | undefined => {
  const place = placeOf(request);
  const known = keysOf(world).get(place);
  if (known || place !== `/${first}`) return known;
  const made = newKey(true, world.clock());
  keysOf(world).put(place, made);
  return made;
};

const refuse = (reply: FastifyReply, status: number, message: string) =>
  reply.code(status).send({ errors: message === '' ? [] : [message] });

const tokenOf = ({ headers }: FastifyRequest): string =>
  String(headers['x-vault-token'] ?? String(headers.authorization ?? '').replace(/^Bearer /, ''));

const contextOf = (text: string): Buffer => Buffer.from(text, 'base64');

const shownOf = (request: FastifyRequest, { derived, made, minDecryptionVersion }: TransitKey) => ({
  data: {
    type: 'aes256-gcm96',
    deletion_allowed: false,
    derived,
    exportable: false,
    allow_plaintext_backup: false,
    keys: Object.fromEntries(made.map((at, number) => [number + 1, Math.floor(Date.parse(at) / 1000)])),
    latest_version: made.length,
    min_decryption_version: minDecryptionVersion,
    min_encryption_version: 0,
    name: (request.params as { name: string }).name,
    supports_encryption: true,
    supports_decryption: true,
    supports_derivation: true,
    supports_signing: false,
    imported: false,
  },
});

type Answer = (key: TransitKey, body: unknown) => object;

const parsed = <Schema extends v.GenericSchema>(schema: Schema, body: unknown): v.InferOutput<Schema> => {
  const read = v.safeParse(schema, body ?? {});
  if (!read.success) throw new Unfit(`${v.getDotPath(read.issues[0]) ?? 'body'} does not fit`);
  return read.output;
};

const answered = (reply: FastifyReply, work: () => object, word = ''): object => {
  try {
    return work();
  } catch (error) {
    /* `rewrap` takes a text that does not open for a fault of its own */
    if (error instanceof Unfit && word === 'rewrap' && error.message === notOpened)
      return refuse(reply, 500, `1 error occurred:\n\t* ${notOpened}\n\n`);
    if (error instanceof Unfit) return refuse(reply, 400, error.message);
    throw error;
  }
};

const encrypted: Answer = (key, body) => {
  const { plaintext, context } = parsed(encryptSchema, body);
  const ciphertext = encrypt(key, contextOf(context), Buffer.from(plaintext, 'base64'));
  return { data: { ciphertext, key_version: key.versions.length } };
};
const decrypted: Answer = (key, body) => {
  const { ciphertext, context } = parsed(ciphertextSchema, body);
  return { data: { plaintext: decrypt(key, contextOf(context), ciphertext).toString('base64') } };
};
/* it takes no associated data, in neither product: what is bound by such cannot be rewrapped */
const rewrapped: Answer = (key, body) => {
  const { ciphertext, context } = parsed(ciphertextSchema, body);
  const bound = contextOf(context);
  return {
    data: {
      ciphertext: encrypt(key, bound, decrypt(key, bound, ciphertext)),
      key_version: key.versions.length,
    },
  };
};

export const keyServiceRoutes = (app: FastifyInstance, world: World): void => {
  const takes = (fault: string): boolean => world.faults.takes('keys', fault);

  /** What stands between a caller and the engine; true when it has answered. */
  const isStopped = async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    const letGo = letGoOf(world, reply);
    await pause(world.faults.state('keys').delayMs ?? 0, letGo);
    if (takes('hang')) await silence(reply, letGo);
    else if (takes('down')) refuse(reply, 500, 'internal error');
    else if (takes('sealed')) refuse(reply, 503, 'Vault is sealed');
    else if (takes('garbage')) reply.send({ data: 'garbage' });
    else if (takes('refused') || !sameText(world.config.keyServiceToken, tokenOf(request)))
      refuse(reply, 403, 'permission denied');
    else return false;
    return true;
  };

  const route = (word: string, answer: Answer): void => {
    app.post(`/keys/v1/transit/${word}/:name`, async (request, reply) => {
      if (await isStopped(request, reply)) return reply;
      if (word === 'decrypt' && takes('wrong-context')) return refuse(reply, 400, notOpened);
      const key = keyOf(world, request);
      if (!key) return refuse(reply, 400, 'encryption key not found');
      return answered(reply, () => answer(key, request.body), word);
    });
  };
  route('encrypt', encrypted);
  route('decrypt', decrypted);
  route('rewrap', rewrapped);

  /** What an operator does with his own token; here it is the same one. */
  const byOperator = (
    method: 'GET' | 'POST',
    path: string,
    work: (key: TransitKey | undefined, request: FastifyRequest) => TransitKey | string,
  ): void => {
    app.route({
      method,
      url: `/keys/v1/transit/keys/:name${path}`,
      handler: async (request, reply) => {
        if (await isStopped(request, reply)) return reply;
        return answered(reply, () => {
          const key = work(keyOf(world, request), request);
          if (typeof key === 'string') return refuse(reply, key === '' ? 404 : 400, key);
          keysOf(world).put(placeOf(request), key);
          return shownOf(request, key);
        });
      },
    });
  };
  byOperator('GET', '', (key) => key ?? '');
  byOperator('POST', '', (key, { body }) => key ?? newKey(parsed(keySchema, body).derived, world.clock()));
  byOperator('POST', '/rotate', (key) => (key ? rotated(key, world.clock()) : 'key not found'));
  byOperator('POST', '/config', (key, { body }) =>
    key
      ? { ...key, minDecryptionVersion: parsed(configSchema, body).min_decryption_version }
      : 'no existing key named found',
  );
};
