import type { Boot } from '@sigorta/contracts/boot';
import { withLanguage } from '@sigorta/i18n/paths';
import { type ComponentType, createElement } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { BootProvider } from './boot-context.ts';
import { type DocumentHead, HeadCollector } from './document-head.ts';

/** A page of a remote as a server draws it, without a shell around it. Its texts must be loaded before. */
export async function drawBare(
  Component: ComponentType,
  boot: Boot,
  path: string,
): Promise<{ html: string; title: string }> {
  const head: DocumentHead = { title: '' };
  const inside = createElement(BootProvider, { value: boot }, createElement(Component));
  const inLanguage = (at: string): string => withLanguage(at, boot.language);
  const routed = createElement(
    StaticRouter,
    { location: inLanguage(path), basename: inLanguage('/') },
    inside,
  );
  /* kept and thrown below: a throw in `onError` may happen outside the promise and would end the process */
  const failures: unknown[] = [];
  const collect = (found: DocumentHead): void => void Object.assign(head, found);
  const { prelude } = await prerender(createElement(HeadCollector, { value: collect }, routed), {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      failures.push(error);
    },
  });
  if (failures.length > 0) throw failures[0];
  return { html: await new Response(prelude).text(), title: head.title };
}
