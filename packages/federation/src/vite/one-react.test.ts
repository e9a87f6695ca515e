import { expect, test } from 'vitest';
import { oneReact } from './one-react.ts';

interface FakeChunk {
  imports?: string[];
  modules: Record<string, number>;
}

/** Runs the check over a bundle whose chunks hold modules with so many rendered characters. */
function check(chunks: Record<string, FakeChunk>): string | null {
  const bundle = Object.fromEntries(
    Object.entries(chunks).map(([file, { imports = [], modules }]) => [
      file,
      {
        type: 'chunk',
        name: file,
        imports,
        dynamicImports: [],
        modules: Object.fromEntries(
          Object.entries(modules).map(([id, renderedLength]) => [id, { renderedLength }]),
        ),
      },
    ]),
  );
  let failure: string | null = null;
  const context = {
    error: (message: string) => {
      failure = message;
    },
  };
  const hook = oneReact('remoteEntry.js').generateBundle as unknown as (
    this: typeof context,
    options: unknown,
    bundle: unknown,
  ) => void;
  hook.call(context, {}, bundle);
  return failure;
}

const at = (name: string, file = 'index.js') => `/store/node_modules/${name}/${file}`;
const entry = (modules: Record<string, number>) => ({
  'remoteEntry.js': { imports: ['page.js'], modules: {} },
  'page.js': { modules },
});

test.each([
  at('react', 'cjs/react.production.js'),
  at('react-dom', 'cjs/react-dom-client.production.js'),
  at('react-router', 'dist/index.mjs'),
  at('i18next'),
  '/work/packages/runtime/src/boot-context.ts',
])('a remote that brings %s does not build', (id) => {
  expect(check(entry({ [id]: 100 }))).toContain(id);
});

test.each([
  ['the JSX runtime holds no state', { [at('react', 'cjs/react-jsx-runtime.production.js')]: 100 }],
  ['what was shaken away is not there', { [at('react-dom')]: 0 }],
  ['other libraries are its own business', { [at('valibot')]: 100 }],
])('%s', (_why, modules) => {
  expect(check(entry(modules))).toBeNull();
});

test('a chunk that no page reaches does no harm', () => {
  expect(check({ ...entry({}), 'fallback.js': { modules: { [at('react')]: 100 } } })).toBeNull();
});
