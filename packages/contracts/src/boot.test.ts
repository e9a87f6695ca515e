import { expect, test } from 'vitest';
import { type Boot, bootJson, readBootJson } from './boot.ts';
import { defaultBrand } from './default-brand.ts';

const name = '</script><script>alert(1)</script>\u2028';
const boot: Boot = {
  language: 'tr',
  brand: { ...defaultBrand, name },
  catalogue: [],
  token: 't',
  endpoint: '/apiConnection',
  endpointOrigins: [],
  frames: [],
  manifestUrl: '/remotes.json',
  remote: null,
  today: '2026-11-21',
};

test("a partner's name cannot leave the script element and comes back unchanged", () => {
  const json = bootJson(boot);
  expect(json).not.toMatch(/[<\u2028]/);
  expect(readBootJson(json).brand.name).toBe(name);
});
