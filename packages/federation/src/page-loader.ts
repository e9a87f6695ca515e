import type { RemoteModule, RemotePageRequest } from '@sigorta/runtime/runtime';
import type { ComponentType } from 'react';
import { asRemoteError, loadLimit, loadRemote } from './load-remote.ts';
import { RemoteError } from './remote-error.ts';
import type { RemoteSource } from './source/remote-source.ts';
import { withinTime } from './time-limit.ts';

export interface PageAddress extends RemotePageRequest {
  family: string;
}

export interface PageLoader {
  /** The same promise for the same page and attempt: `use` needs that. */
  page(address: PageAddress, attempt: number): Promise<ComponentType>;
  /** Some page of a remote may be wanted soon. */
  expect(): void;
  /** Brings a page's files and runs nothing of them; a failure is left to whoever draws the page. */
  fetch(address: PageAddress): Promise<void>;
  /** Number of the attempt to use now: the one that last succeeded, or the next one after a failure. */
  attemptOf(family: string): number;
  /** Marks an attempt as failed, so that the next one is new: its code came but threw while it was drawn. */
  spoil(family: string, attempt: number): void;
}

/** Loads pages of remotes once each and remembers them for as long as the document lives. */
export function createPageLoader(source: RemoteSource, limit = loadLimit): PageLoader {
  const remotes = new Map<string, Promise<RemoteModule>>();
  const pages = new Map<string, Promise<ComponentType>>();
  const current = new Map<string, number>();

  const remote = (family: string, attempt: number) => {
    const key = `${family}~${attempt}`;
    const loading = remotes.get(key) ?? loadRemote(source, family, attempt, limit);
    remotes.set(key, loading);
    return loading;
  };

  const load = async (address: PageAddress, attempt: number): Promise<ComponentType> => {
    const { family, ...request } = address;
    const late = () => new RemoteError('timeout', family);
    const step = <T>(work: Promise<T>) => asRemoteError(family, withinTime(work, limit, late));
    await step(source.know?.(address, attempt) ?? Promise.resolve());
    await step(source.prepare?.(address, attempt) ?? Promise.resolve());
    const module = await remote(family, attempt);
    const release = await source.release?.(family);
    const page = await step(module.page({ ...request, release }));
    current.set(family, Math.max(attempt, current.get(family) ?? 0));
    return page.Component;
  };

  const fetch = async (address: PageAddress): Promise<void> => {
    const attempt = current.get(address.family) ?? 0;
    try {
      await source.know?.(address, attempt);
      await source.prepare?.(address, attempt);
    } catch {
      /* asked for again when the page is drawn */
    }
  };

  const spoil = (family: string, attempt: number) => {
    current.set(family, Math.max(attempt + 1, current.get(family) ?? 0));
  };

  return {
    spoil,
    fetch,
    expect: () => source.expect?.(),
    page(address, attempt) {
      const { family, product, page, embedded, language } = address;
      const key = JSON.stringify([family, product, page, embedded, language, attempt]);
      const loading = pages.get(key) ?? load(address, attempt);
      pages.set(key, loading);
      // Also keeps a failed prefetch from being an unhandled rejection; whoever draws the page still sees it.
      loading.catch(() => spoil(address.family, attempt));
      return loading;
    },
    attemptOf: (family) => current.get(family) ?? 0,
  };
}
