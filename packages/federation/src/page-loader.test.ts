import type { RemoteModule } from '@sigorta/runtime/remote-module';
import { expect, test } from 'vitest';
import { createPageLoader, type PageAddress } from './page-loader.ts';
import { RemoteError } from './remote-error.ts';
import type { RemoteSource } from './source/remote-source.ts';

const Page = () => null;
const remote: RemoteModule = { contract: 1, page: async () => ({ Component: Page }) };
const address: PageAddress = { family: 'travel', product: 'foreign-travel', page: 'form', language: 'tr' };

/** A source that answers with the next of `answers` and notes the attempts it was asked for. */
function sourceOf(...answers: (() => Promise<RemoteModule>)[]): RemoteSource & { attempts: number[] } {
  const attempts: number[] = [];
  return {
    attempts,
    load(_family, attempt) {
      attempts.push(attempt);
      return (answers.shift() ?? (async () => remote))();
    },
  };
}

const fails = (error: unknown) => async (): Promise<RemoteModule> => {
  throw error;
};

test('a page is loaded once and its promise is the same every time', async () => {
  const source = sourceOf();
  const loader = createPageLoader(source);
  expect(loader.page(address, 0)).toBe(loader.page(address, 0));
  await expect(loader.page(address, 0)).resolves.toBe(Page);
  await loader.page({ ...address, language: 'ar' }, 0);
  expect(source.attempts).toEqual([0]);
});

test('after a failure the next attempt is a new one, and it stays after a success', async () => {
  const source = sourceOf(fails(new RemoteError('network', 'travel')));
  const loader = createPageLoader(source);
  await expect(loader.page(address, loader.attemptOf('travel'))).rejects.toMatchObject({
    failure: 'network',
  });
  expect(loader.attemptOf('travel')).toBe(1);
  await expect(loader.page(address, 1)).resolves.toBe(Page);
  expect(loader.attemptOf('travel')).toBe(1);
  expect(source.attempts).toEqual([0, 1]);
});

test('one family that failed leaves the others as they were', async () => {
  const loader = createPageLoader(sourceOf(fails(new Error('boom'))));
  await expect(loader.page(address, 0)).rejects.toBeInstanceOf(RemoteError);
  expect(loader.attemptOf('pet')).toBe(0);
});

test('a page that threw while it was drawn is loaded anew', async () => {
  const source = sourceOf();
  const loader = createPageLoader(source);
  await loader.page(address, 0);
  loader.spoil('travel', 0);
  await loader.page(address, loader.attemptOf('travel'));
  expect(source.attempts).toEqual([0, 1]);
});

test.each([
  ['an error of the remote', fails(new Error('boom')), 'broken'],
  ['a missing release', fails(new RemoteError('not-found', 'travel')), 'not-found'],
  ['another contract', async () => ({ ...remote, contract: 2 }), 'wrong-contract'],
  ['a module without contract', async () => ({}) as RemoteModule, 'wrong-contract'],
  ['no answer', () => new Promise<RemoteModule>(() => {}), 'timeout'],
  [
    'a page that never comes',
    async () => ({ contract: 1, page: () => new Promise<never>(() => {}) }),
    'timeout',
  ],
  [
    'a page that rejects',
    async () => ({ contract: 1, page: () => Promise.reject(new Error('no')) }),
    'broken',
  ],
])('%s is told as %s', async (_what, answer, failure) => {
  const loader = createPageLoader(sourceOf(answer), 5);
  await expect(loader.page(address, 0)).rejects.toMatchObject({ name: 'RemoteError', failure });
});

test('a page is told the release that its document goes by', async () => {
  const asked: unknown[] = [];
  const module: RemoteModule = {
    contract: 1,
    page: async (request) => {
      asked.push(request.release);
      return { Component: Page };
    },
  };
  await createPageLoader({ load: async () => module, release: async () => 'travel@00000000000000aa' }).page(
    address,
    0,
  );
  await createPageLoader({ load: async () => module }).page(address, 0);
  expect(asked).toEqual(['travel@00000000000000aa', undefined]);
});

test('nothing of a remote is evaluated before its files are known and have come, and each step has its time', async () => {
  const steps: string[] = [];
  const slow = (name: string) => async () => {
    await new Promise((resolve) => setTimeout(resolve, 60));
    steps.push(name);
  };
  const source: RemoteSource = {
    know: slow('known'),
    prepare: slow('come'),
    load: async () => {
      steps.push('evaluated');
      return remote;
    },
  };
  await createPageLoader(source, 100).page(address, 0);
  expect(steps).toEqual(['known', 'come', 'evaluated']);
  const stuck: RemoteSource = { ...source, prepare: () => new Promise(() => {}) };
  steps.length = 0;
  await expect(createPageLoader(stuck, 100).page(address, 0)).rejects.toMatchObject({ failure: 'timeout' });
  expect(steps).toEqual(['known']);
});

test('what is fetched beforehand is not run, and a failure of it is nobody’s', async () => {
  const steps: string[] = [];
  const source: RemoteSource = {
    know: async () => void steps.push('known'),
    prepare: async () => void steps.push('come'),
    load: async () => {
      steps.push('evaluated');
      return remote;
    },
  };
  await createPageLoader(source).fetch(address);
  expect(steps).toEqual(['known', 'come']);
  const away = { ...source, know: () => Promise.reject(new RemoteError('network', 'travel')) };
  const loader = createPageLoader(away);
  await expect(loader.fetch(address)).resolves.toBeUndefined();
  expect(loader.attemptOf('travel')).toBe(0);
});

/** A promise and what resolves it. */
const held = () => {
  let come = (_: RemoteModule): void => {};
  const answer = new Promise<RemoteModule>((resolve) => {
    come = resolve;
  });
  return { answer: () => answer, come: () => come(remote) };
};

test('a page that was too late is there for its attempt when it comes, and brings nothing twice', async () => {
  const slow = held();
  const source = sourceOf(slow.answer);
  const loader = createPageLoader(source, 5);
  await expect(loader.page(address, 0)).rejects.toMatchObject({ failure: 'timeout' });
  expect(loader.attemptOf('travel')).toBe(1);
  const late = loader.late(address, 0);
  slow.come();
  await late;
  expect(loader.attemptOf('travel')).toBe(0);
  await expect(loader.page(address, 0)).resolves.toBe(Page);
  await loader.page({ ...address, page: 'offers' }, 0);
  expect(source.attempts).toEqual([0]);
  expect(loader.late(address, 0), 'is told once').toBeUndefined();
});

test('what comes while a later attempt is under way leaves it to that one', async () => {
  const slow = held();
  const loader = createPageLoader(sourceOf(slow.answer), 5);
  await expect(loader.page(address, 0)).rejects.toMatchObject({ failure: 'timeout' });
  const late = loader.late(address, 0);
  await loader.page(address, 1);
  slow.come();
  await late;
  expect(loader.attemptOf('travel')).toBe(1);
});

test('nothing is waited for after a failure that is no lateness', async () => {
  const broken = createPageLoader(sourceOf(fails(new Error('boom'))), 50);
  await expect(broken.page(address, 0)).rejects.toMatchObject({ failure: 'broken' });
  expect(broken.late(address, 0)).toBeUndefined();
});
