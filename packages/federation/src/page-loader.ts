import type { PageRelease } from '@sigorta/contracts/release';
import type { RemoteModule, RemotePageRequest } from '@sigorta/runtime/runtime';
import type { ComponentType } from 'react';
import { asRemoteError, loadRemote } from './load-remote.ts';
import { RemoteError } from './remote-error.ts';
import type { RemoteSource } from './source/remote-source.ts';
import { type Patience, patience } from './time-limit.ts';

/** Milliseconds for each step of a load: the remote itself, then one page of it. */
const loadLimit = 5000;

export interface PageAddress extends RemotePageRequest {
  family: string;
}

export interface PageLoader {
  /** The same promise for the same page and attempt: `use` needs that. */
  page(address: PageAddress, attempt: number): Promise<ComponentType>;
  /** Resolves when a page comes after all that was too late: from then on it is there for its attempt. Undefined where nothing is under way. */
  late(address: PageAddress, attempt: number): Promise<void> | undefined;
  /** Some page of a remote may be wanted soon, most likely the one that home's document names. */
  expect(ahead: PageRelease | undefined): void;
  /** Brings a page's files and runs nothing of them; a failure is left to whoever draws the page. */
  fetch(address: PageAddress): Promise<void>;
  /** Number of the attempt to use now: the one that last succeeded, or the next one after a failure. */
  attemptOf(family: string): number;
  /** Marks an attempt as failed, so that the next one is new: its code came but threw while it was drawn. */
  spoil(family: string, attempt: number): void;
}

const keyOf = ({ family, product, page, embedded, language }: PageAddress, attempt: number): string =>
  JSON.stringify([family, product, page, embedded, language, attempt]);

/** Loads pages of remotes once each and remembers them for as long as the document lives. */
export function createPageLoader(source: RemoteSource, limit = loadLimit): PageLoader {
  const remotes = new Map<string, Promise<RemoteModule>>();
  const pages = new Map<string, Promise<ComponentType>>();
  const late = new Map<string, Promise<void>>();
  const current = new Map<string, number>();
  /* the highest attempt that anybody asked for */
  const begun = new Map<string, number>();

  const remote = (family: string, attempt: number) => {
    const key = `${family}~${attempt}`;
    const loading = remotes.get(key) ?? loadRemote(source, family, attempt);
    remotes.set(key, loading);
    return loading;
  };

  const load = async (address: PageAddress, attempt: number, { step }: Patience): Promise<ComponentType> => {
    const { family, ...request } = address;
    await step(source.know?.(address, attempt) ?? Promise.resolve());
    await step(source.prepare?.(address, attempt) ?? Promise.resolve());
    const module = await step(remote(family, attempt));
    const release = await source.release?.(family);
    const page = await step(module.page({ ...request, release }));
    current.set(family, Math.max(attempt, current.get(family) ?? 0));
    return page.Component;
  };

  const begin = (address: PageAddress, attempt: number, key: string): Promise<ComponentType> => {
    const { family } = address;
    begun.set(family, Math.max(attempt, begun.get(family) ?? 0));
    const time = patience(limit, () => new RemoteError('timeout', family));
    const work = asRemoteError(family, load(address, attempt, time));
    const comesAfterAll = async (): Promise<void> => {
      await work;
      pages.set(key, work);
      late.delete(key);
      /* a later attempt would bring all of it once more, beside what is there */
      if (begun.get(family) === attempt) current.set(family, attempt);
    };
    time.over.catch(() =>
      late.set(
        key,
        comesAfterAll().catch(() => new Promise(() => {})),
      ),
    );
    const inTime = Promise.race([work, time.over]);
    // Also keeps a failed prefetch from being an unhandled rejection; whoever draws the page still sees it.
    inTime.catch(() => spoil(family, attempt));
    return inTime;
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
    expect: (ahead) => source.expect?.(ahead),
    page(address, attempt) {
      const key = keyOf(address, attempt);
      const loading = pages.get(key) ?? begin(address, attempt, key);
      pages.set(key, loading);
      return loading;
    },
    late: (address, attempt) => late.get(keyOf(address, attempt)),
    attemptOf: (family) => current.get(family) ?? 0,
  };
}
