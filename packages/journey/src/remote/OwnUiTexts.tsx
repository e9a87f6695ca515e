import type { Language } from '@sigorta/i18n/language';
import { i18n, useNamespace } from '@sigorta/runtime/runtime';
import { UiTextsProvider } from '@sigorta/ui-kit/text/ui-texts.tsx';
import type { ReactNode } from 'react';

/**
 * A remote has its own copy of the ui-kit, and with it of the ui-kit's context: the words that the shell loaded into
 * the one i18n instance are handed to that copy here. Standing alone, the frame's provider is already the right one.
 */
export function OwnUiTexts({ language, children }: { language: Language; children: ReactNode }) {
  const text = useNamespace('ui');
  if (!i18n.hasResourceBundle(language, 'ui')) return children;
  return <UiTextsProvider value={text}>{children}</UiTextsProvider>;
}
