import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { changeKinds, ReleaseChange } from '@sigorta/contracts/panel/release-change';
import type { Field } from '@sigorta/product-kit/field';
import type { Product } from '@sigorta/product-kit/product';
import { type Compared, differenceOf } from '@sigorta/release/difference/difference';
import { memoryStore } from '@sigorta/release/testing/memory-store';
import { signedRelease, testKey } from '@sigorta/release/testing/signed-release';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtRelease } from '../../testing/built-release.ts';
import { allKnown, knownProduct } from '../../testing/known-product.ts';
import { listSite } from '../../testing/listed-site.ts';
import { signInAsStaff } from '../../testing/staff.ts';
import { type RunningGateway, startGateway } from '../../testing/start-gateway.ts';

const dist = mkdtempSync(join(tmpdir(), 'difference-'));
const store = memoryStore();
const write = (name: string, content: string | Buffer) => {
  const file = join(dist, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
};
let gateway: RunningGateway;

beforeAll(async () => {
  const built = { ...builtRelease(write, 'aaaaaaaaaa', { 'entry.js': 'a' }, 1), family: 'pet' };
  write('site/remotes.json', JSON.stringify({ schema: 1, remotes: { pet: built } }));
  listSite(dist);
  gateway = await startGateway({
    releaseStore: store,
    config: { distDir: dist, releases: { place: { folder: dist }, keys: [testKey] } },
  });
});
afterAll(async () => {
  await gateway.close();
  rmSync(dist, { recursive: true, force: true });
});

const ask = async (version: string, language = 'en') => {
  const browser = gateway.buyer();
  await signInAsStaff(gateway.context, browser, 'auditor');
  return browser.post(
    'panel/releases/difference',
    { family: 'pet', version },
    { 'accept-language': language },
  );
};

test('what a release would change of what is live is told from its opened declaration, in the language of the reader', async () => {
  const { release } = signedRelease({}, undefined, store);
  const { status, body } = await ask(release.id);
  expect(status).toBe(200);
  expect(body.live).toBe('aaaaaaaaaa');
  const changes = body.changes as ReleaseChange[];
  /* the release of this test is a pet that asks nothing: every question of the live one is gone */
  const { product } = await knownProduct('pet');
  const asked = product.steps.flatMap((step) => (step.kind === 'fields' ? step.fields : []));
  const form = changes.filter(({ kind, part }) => kind === 'field-removed' && part === 'form');
  expect(form.map(({ before }) => before)).toEqual(asked.map(({ wire }) => wire));
  expect(form.map(({ subject }) => subject)).toContain('Kind of pet');
  const turkish = ((await ask(release.id, 'tr')).body.changes as ReleaseChange[]).map(
    ({ subject }) => subject,
  );
  expect(turkish).toContain('Evcil hayvanın türü');
});

test('the live release differs from itself in nothing', async () => {
  expect((await ask('aaaaaaaaaa')).body).toMatchObject({ changes: [] });
});

test.each([
  ['a build nobody has', 'eeeeeeeeee', 404],
  ['a release nobody has', 'pet@0000000000000000', 404],
] as const)('%s is not found', async (_, version, status) => {
  expect((await ask(version)).status).toBe(status);
});

test('a release whose code throws is refused with a word, and nothing else is', async () => {
  const { release } = signedRelease(
    { files: { 'server/products.cjs': 'throw new Error("x")' } },
    undefined,
    store,
  );
  expect((await ask(release.id)).body).toMatchObject({
    code: 'invalid-input',
    fields: [{ message: 'version.unfit' }],
  });
  expect((await ask('aaaaaaaaaa')).status).toBe(200);
});

const compared = (...products: Compared['products']): Compared => ({ products, document: null, weights: {} });
const reader = {
  language: 'tr',
  word: (_: unknown, key: string) => key,
  consent: ({ id }: { id: string }) => id,
} as const;

test('no product of the house differs from itself', async () => {
  const all = await allKnown();
  for (const known of all)
    expect([known.product.id, await differenceOf(compared(known), compared(known), reader)]).toEqual([
      known.product.id,
      [],
    ]);
  expect(all.length).toBeGreaterThan(10);
});

const inForm = (product: Product, change: (fields: readonly Field[]) => Field[]): Product => ({
  ...product,
  steps: product.steps.map((step) =>
    step.id === 'pet' && step.kind === 'fields' ? { ...step, fields: change(step.fields) } : step,
  ),
});
const ofField = (product: Product, name: string, more: object): Product =>
  inForm(product, (fields) =>
    fields.map((field) => (field.name === name ? ({ ...field, ...more } as Field) : field)),
  );

/** Changes that do not touch each other, and every kind of sentence that each must bring. */
const changes: [(product: Product) => Product, (typeof changeKinds)[number][]][] = [
  [
    (p) => inForm(p, (all) => [...all, { kind: 'text', name: 'vet', wire: 'vet', optional: true }]),
    ['field-added', 'price-input-added'],
  ],
  [
    (p) => inForm(p, (all) => all.filter(({ name }) => name !== 'petColour')),
    ['field-removed', 'price-input-removed'],
  ],
  [(p) => ofField(p, 'petName', { name: 'calledNow' }), ['field-renamed']],
  [(p) => ofField(p, 'petAge', { max: 20 }), ['field-bound']],
  [(p) => ofField(p, 'breed', { optional: true }), ['field-optional']],
  [
    (p) =>
      ofField(p, 'species', {
        options: [
          { value: 'cat', wire: 'kedi' },
          { value: 'dog', wire: 'it' },
          { value: 'bird', wire: 'kus' },
        ],
      }),
    ['option-added', 'wire-option'],
  ],
  [(p) => ({ ...p, consents: p.consents.filter(({ id }) => id !== 'accuracy') }), ['consent-removed']],
  [(p) => ({ ...p, coverages: [...p.coverages, 'zoo'] }), ['cover-added']],
  [(p) => ({ ...p, rules: [] }), ['rules']],
  [(p) => ({ ...p, payment: { threeDSecure: true } }), ['payment-secure']],
  [
    (p) => ({
      ...p,
      createPolicy: {
        fields: (p.createPolicy?.fields ?? []).map((field) => ({ ...field, sensitive: false })),
      },
    }),
    ['field-opened'],
  ],
  [(p) => ({ ...p, insured: { ...p.insured, max: 3 } }), ['persons']],
  [(p) => ({ ...p, order: 91 }), ['place']],
  [(p) => ({ ...p, summary: ['petName'] }), ['summary']],
  [(p) => ({ ...p, aliases: [] }), ['alias-removed']],
];

test('whatever is changed at once, each change is told and nothing else', async () => {
  const known = await knownProduct('pet');
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(fc.nat(changes.length - 1)), async (chosen) => {
      const picked = chosen.flatMap((index) => (changes[index] ? [changes[index]] : []));
      const product = picked.reduce((one, [change]) => change(one), known.product);
      const told = await differenceOf(compared(known), compared({ ...known, product }), reader);
      expect(new Set(told.map(({ kind }) => kind))).toEqual(new Set(picked.flatMap(([, kinds]) => kinds)));
    }),
    { numRuns: 200 },
  );
});
