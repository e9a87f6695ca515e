import { frameAddress } from '@sigorta/card-seal/frame-signature';
import type { cardFrame } from '@sigorta/contracts/operations/card-frame';
import { originAt } from '../../partners/origin-at.ts';
import type { Handler } from '../../platform/handler.ts';

/** The frame's address, signed for the origin that the asking page stands on: no other page can show it. */
export const readFrame: Handler<typeof cardFrame> = async ({ config }, _request, call) => ({
  url: frameAddress(config.cardEntry.url, config.cardEntry.secret, originAt(config, call.host)),
});
