import type { FastifyInstance } from 'fastify';
import type { GatewayContext } from '../context.ts';
import { buildServer } from '../server.ts';
import { type OwnDatabase, openPreviewShop, type PreviewShop } from './preview-shop.ts';
import { markPreviews, routePreviewHops, routePreviews } from './route-previews.ts';

/** What a real shop's servers know of previews. */
export interface Previews {
  close: () => Promise<void>;
}

const serverOf = (context: GatewayContext): FastifyInstance => {
  const app = buildServer(context);
  markPreviews(app);
  return app;
};

/**
 * Lets a gateway show previews. Their shop is opened when somebody first looks, or a bank sends somebody back to it.
 * @param database of a test, instead of the settings'
 */
export function addPreviews(
  context: GatewayContext,
  { site, hop }: { site: FastifyInstance; hop?: FastifyInstance },
  database?: () => Promise<OwnDatabase>,
): Previews {
  let open: Promise<PreviewShop> | null = null;
  const shop = (): Promise<PreviewShop> => {
    open ??= openPreviewShop(context, { server: serverOf, ...(database ? { database } : {}) }).catch(
      (error: unknown) => {
        open = null;
        throw error;
      },
    );
    return open;
  };
  routePreviews(site, context, shop);
  if (hop) routePreviewHops(hop, shop);
  return {
    close: async () => {
      await (await open?.catch(() => null))?.close();
    },
  };
}
