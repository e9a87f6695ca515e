import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { root } from '../root.ts';

const read = (name: string) => readFileSync(join(root, 'deploy', name), 'utf8');
const caddyfile = read('Caddyfile');

test('the edge gives nobody the figures, at whatever host the gateways are behind', () => {
  const blocks = caddyfile.split(/^(?=\S)/m);
  const toGateways = blocks.filter((block) => /reverse_proxy \{\$GATEWAYS\}/.test(block));
  expect(toGateways.length).toBeGreaterThan(0);
  for (const block of toGateways) expect(block).toMatch(/handle \/metrics \{\n\t\trespond 404\n/);
  /* beside a `handle` for everything a bare `respond` is never reached */
  expect(caddyfile).not.toMatch(/^\trespond/m);
});

test('the edge keeps the panel’s files to the panel’s host', () => {
  const matchers = [...caddyfile.matchAll(/^\{\$(\w+)[^\n]*\{\n(?:[^}]|\}(?!\n\n))*/gm)].map(
    ([block, host]) => [host, /not path \/remotes\/panel\/\*/.test(block), /remotes\/panel\)/.test(block)],
  );
  expect(matchers.filter(([host]) => host === 'SITE_HOST')).toEqual([['SITE_HOST', true, false]]);
  expect(matchers.filter(([host]) => host === 'PANEL_HOST')).toEqual([['PANEL_HOST', false, true]]);
});

test('the host that the edge has for the panel is the one that gateways know', () => {
  const { PANEL_HOST } = parseEnv(read('settings/edge.env'));
  expect(parseEnv(read('settings/trial.env')).PANEL_ORIGIN).toBe(`https://${PANEL_HOST}`);
});
