import { picturePath } from '@sigorta/contracts/partner-settings/picture';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { storedColumns } from '../../platform/stored-files/stored-files.ts';

const shape = /^[0-9a-f]{32}\.(?:png|jpg)$/;

/** A picture that was taken in. Its address is made of what it shows, so it is kept for ever; opened alone it can do nothing. */
export const registerPictures = async (app: FastifyInstance, context: Context): Promise<void> => {
  app.get<{ Params: { name: string } }>(
    `${picturePath}:name`,
    { config: { host: 'any' } },
    async (request, reply) => {
      const { name } = request.params;
      const row = shape.test(name)
        ? await context.db
            .selectFrom('picture')
            .select(['media_type', ...storedColumns])
            .where('name', '=', name)
            .executeTakeFirst()
        : undefined;
      if (!row) throw new Refusal('not-found');
      const bytes = await context.files.read('picture', name, row);
      return reply
        .type(row.media_type)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-security-policy', "sandbox; default-src 'none'")
        .header('content-disposition', 'inline')
        .send(bytes);
    },
  );
};
