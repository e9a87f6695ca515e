import type { ConnectionCode } from '@sigorta/gateway-client/gateway-error';
import type { TextKey } from '@sigorta/i18n/texts/text-key';
import type { tr } from './tr.ts';

/** Keys of the panel's own texts, which every page of it may use. */
export type PanelText = TextKey<typeof tr>;

declare module '@sigorta/runtime/use-texts' {
  /** failures no gateway tells, read like those of the closed list (`load-texts.ts`) */
  interface CommonNamespace extends Record<`error.${ConnectionCode}`, string> {}

  interface Namespaces {
    panel: typeof tr;
  }
}
