import { useBoot, useNamespace } from '@sigorta/runtime/runtime';
import { useUiText } from '@sigorta/ui-kit/text/ui-texts.tsx';
import { fieldMessageKeys, kitMessageKeys } from '../message-keys.ts';
import type { Dress } from '../protocol.ts';
import type { CardWords } from './card-entry.ts';
import { readLook } from './read-look.ts';

/** What the frame is told to look and speak like the page, as it is when it is asked for. */
export function useDress({ title, labels }: CardWords): () => Dress {
  const { language, today } = useBoot();
  const say = useNamespace('common');
  const kit = useUiText();
  const messages = Object.fromEntries([
    ...fieldMessageKeys.map((key) => [key, say(key)]),
    ...kitMessageKeys.map((key) => [key, kit(key)]),
  ]) as Record<string, string>;
  return () => ({ kind: 'dress', language, today, title, labels, messages, look: readLook() });
}
