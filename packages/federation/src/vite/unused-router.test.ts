import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { unusedRouter, withoutUnused } from './unused-router.ts';

/* beside the sources, so that the router is found from it */
const folder = mkdtempSync(join(import.meta.dirname, 'router-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a build keeps of the router for somebody who imports some of it. */
async function built(imported: string): Promise<string> {
  const input = join(folder, 'main.js');
  writeFileSync(input, `export { ${imported} } from 'react-router-dom';`);
  const found = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [unusedRouter()],
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      rollupOptions: {
        input,
        preserveEntrySignatures: 'strict',
        external: ['react', 'react-dom', 'cookie', 'set-cookie-parser'],
      },
    },
  });
  const [{ output }] = [found].flat() as [Extract<typeof found, { output: unknown }>];
  return output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
}

/* sentences and addresses that stand in parts of the router which no page of ours reaches */
const unreached = [
  'useRoutes() may be used only',
  'application/x-www-form-urlencoded',
  'Error loading route module',
  'Unexpected Application Error',
];

test('a page loads of the router what it imports', async () => {
  const code = await built('BrowserRouter, useHref, useLinkClickHandler, useLocation, useNavigate');
  expect(code).toContain('useNavigate() may be used only');
  for (const part of unreached) expect(code).not.toContain(part);
});

test('what somebody imports is all there', async () => {
  const code = await built('Routes, Form, Link, RouterProvider');
  for (const part of unreached) expect(code).toContain(part);
  expect(code).toContain('static contextType = RSCRouterContext');
});

test('a router that reads otherwise is refused while building', () => {
  expect(() => withoutUnused('export const Form = 1;')).toThrow('unused-router.ts');
});
