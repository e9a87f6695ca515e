import type { DiscoveredProduct } from '@sigorta/product-kit/discover';
import type { Product } from '@sigorta/product-kit/product';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isSealed } from '../../platform/sensitive/seal.ts';
import { openApplication } from '../../platform/sensitive/sealed-application.ts';
import { openName } from '../../platform/sensitive/sealed-name.ts';
import { openPhone } from '../../platform/sensitive/sealed-phone.ts';
import { environmentOf, type FakeWorld, startFakeWorld } from '../../testing/fake-world.ts';
import { type RunningGateway, startGateway } from '../../testing/start-gateway.ts';
import { testConsent } from '../../testing/test-consent.ts';
import { testRelease } from '../../testing/test-context.ts';
import { testProduct, testProducts } from '../../testing/test-product.ts';

const asked: Product = {
  ...testProduct,
  id: 'test-request',
  order: 2,
  paths: { form: '/test-talep' },
  payment: null,
  coverages: [],
};

let world: FakeWorld;
let gateway: RunningGateway;
beforeAll(async () => {
  world = await startFakeWorld();
  const found = testProducts.get(testProduct.id) as DiscoveredProduct;
  const products = new Map([...testProducts, [asked.id, { ...found, product: asked }]]);
  gateway = await startGateway({ products, environment: environmentOf(world) });
});
afterAll(async () => {
  await gateway?.close();
  await world?.close();
});

const request = () => ({
  adSoyad: 'Ayşe Yılmaz',
  telefon: '+905320000000',
  urun: asked.id,
  dil: 'tr',
  basvuru: {
    baslangicTarihi: todayInIstanbul(new Date()),
    eposta: 'alici@example.com',
    sigortalilar: [{ kimlikNo: '10000000146', ad: 'Ayşe', soyad: 'Yılmaz', dogumTarihi: '1990-05-14' }],
  },
  onaylar: [testConsent('information-text')],
});

const stored = () => gateway.context.db.selectFrom('application').selectAll().execute();

test.each([
  [
    'a wrong answer',
    { basvuru: { ...request().basvuru, eposta: 'kimse' } },
    422,
    'invalid-input',
    'basvuru.eposta',
  ],
  [
    'an unknown answer',
    { basvuru: { ...request().basvuru, renk: 'mavi' } },
    422,
    'invalid-input',
    'basvuru.renk',
  ],
  ['no consent', { onaylar: [] }, 422, 'consent-missing', 'onaylar.information-text'],
  ['a product that is sold, not asked for', { urun: testProduct.id }, 404, 'not-found', undefined],
  ['a product nobody knows', { urun: 'moon-trip' }, 404, 'not-found', undefined],
  ['a release nobody knows', { surum: 'travel@0123456789abcdef' }, 409, 'release-gone', undefined],
])('a form with %s is refused and nothing is kept', async (_what, change, status, code, field) => {
  const reply = await gateway.buyer().post('vue/basvuru-yap', { ...request(), ...change });
  expect(reply.status).toBe(status);
  expect(reply.body).toMatchObject({ code, ...(field && { fields: [{ field }] }) });
  expect(await stored()).toEqual([]);
});

test('a whole form is kept with its consents, and its numbers only sealed', async () => {
  const reply = await gateway.buyer().post('vue/basvuru-yap', request());
  expect(reply.body).toMatchObject({ success: true, message: 'Başvurunuz başarıyla alınmıştır.' });
  const [row] = await stored();
  expect(row).toMatchObject({
    id: reply.body.data.basvuruNo,
    product: asked.id,
    consents: [{ id: 'information-text' }],
  });
  expect(JSON.stringify(row)).not.toContain('10000000146');
  const { wrapped } = await gateway.context.db
    .selectFrom('record_key')
    .select('wrapped')
    .where('id', '=', row?.id ?? '')
    .executeTakeFirstOrThrow();
  const answers = openApplication(gateway.context.dataKeys, asked, {
    id: row?.id ?? '',
    application: row?.answers ?? {},
    key: wrapped,
  });
  expect(answers).toMatchObject({ email: 'alici@example.com', insured: [{ nationalId: '10000000146' }] });
  expect(isSealed(row?.full_name)).toBe(true);
  expect(row && openName(gateway.context.dataKeys, { ...row, record_key: wrapped })).toBe('Ayşe Yılmaz');
  expect(isSealed(row?.phone)).toBe(true);
  expect(row && openPhone(gateway.context.dataKeys, { ...row, record_key: wrapped })).toBe('+905320000000');
});

test('a form is kept under the release of its page; a message is of none', async () => {
  const { products, db } = gateway.context;
  const found = testProducts.get(testProduct.id) as DiscoveredProduct;
  const newer = 'travel@00000000000000bb';
  const email = { kind: 'email' as const, name: 'mailNow', wire: 'eposta' };
  const steps = asked.steps.map((step) =>
    step.kind === 'fields' ? { ...step, fields: [...step.fields.slice(0, 1), email] } : step,
  );
  products.take({
    id: newer,
    family: 'travel',
    products: [found, { ...found, product: { ...asked, steps } }],
  });
  products.turn('travel', newer);
  const send = async (more: object) =>
    (await gateway.buyer().post('vue/basvuru-yap', { ...request(), ...more })).body.data.basvuruNo;
  const rowOf = (id: string) =>
    db.selectFrom('application').selectAll().where('id', '=', id).executeTakeFirst();
  const older = await rowOf(await send({ surum: testRelease('travel') }));
  const sealed = expect.stringMatching(/^sealed\./);
  expect(older).toMatchObject({ release: testRelease('travel'), answers: { email: sealed } });
  const today = await rowOf(await send({}));
  expect(today).toMatchObject({ release: newer, answers: { mailNow: sealed } });
  const message = await rowOf(
    await send({ urun: 'iletisim', basvuru: undefined, onaylar: undefined, mesaj: 'Arayın.' }),
  );
  expect(message).toMatchObject({ release: null, answers: null });
});
