import type { TextKey } from '@sigorta/i18n/texts/text-key';
import type { tr } from './tr.ts';

/** Keys of the shell's own texts. */
export type ShellText = TextKey<typeof tr>;

declare module '@sigorta/runtime/use-texts' {
  interface Namespaces {
    shell: typeof tr;
  }
}
