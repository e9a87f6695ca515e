import { listen } from '@sigorta/card-fields/listen';
import { readToFrame, type ToFrame, type ToPage } from '@sigorta/card-fields/protocol';

/** The page that shows the frame. Its origin was signed; nobody else is heard or told anything. */
export interface PageAround {
  say: (message: ToPage) => void;
  /** @returns ends it */
  hear: (take: (message: ToFrame) => void) => () => void;
}

export const pageAround = (origin: string): PageAround => ({
  say: (message) => window.parent.postMessage(message, origin),
  hear: (take) => listen({ window: () => window.parent, origin }, readToFrame, take),
});
