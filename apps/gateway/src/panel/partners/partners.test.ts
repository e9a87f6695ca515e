import type { Role } from '@sigorta/contracts/panel/permissions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstBrokenEntry } from '../../staff/audit.ts';
import { signInAsStaff } from '../../testing/staff.ts';
import { type RunningGateway, startGateway } from '../../testing/start-gateway.ts';

let gateway: RunningGateway;

beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

const staff = async (role: Role = 'owner', partner?: string) => {
  const browser = gateway.buyer();
  await signInAsStaff(gateway.context, browser, role, partner);
  return browser;
};

const read = async (id: string) => (await (await staff()).post('panel/partners/read', { id })).body.partner;

/** Saves with some settings changed. */
const save = async (id: string, settings: object, more: object = {}) => {
  const { hosts, settings: before, revision } = await read(id);
  return (await staff()).post('panel/partners/save', {
    id,
    hosts,
    settings: { ...before, ...settings },
    revision,
    ...more,
  });
};

const entries = () =>
  gateway.context.db.selectFrom('audit_entry').selectAll().orderBy('number', 'desc').execute();

test('a saved colour and name are on the partner’s site with the next request', async () => {
  const { status, body } = await save('kaya-acente', { renk_kodu: '#135', brand_name: 'Kaya Yeni' });
  expect(status).toBe(200);
  expect(body.partner.brand).toMatchObject({ colour: '#113355', name: 'Kaya Yeni' });
  const token = { token: `${gateway.context.config.siteToken}-kaya-acente` };
  const { body: info } = await gateway.buyer().get('partner/website-info', token);
  expect(info[0]).toMatchObject({ renk_kodu: '#135', brand_name: 'Kaya Yeni' });
});

test('the audit log names every changed setting, old and new', async () => {
  await save('kaya-acente', { title: 'Kısa', footer_telefon: '0212 000 00 00' });
  const [entry] = await entries();
  expect(entry).toMatchObject({ action: 'partner.saved', subject_id: 'kaya-acente' });
  expect(Object.keys(entry?.detail ?? {}).toSorted()).toEqual(['footer_telefon', 'title']);
  expect(entry?.detail.title).toMatch(/→ Kısa$/);
  expect(await firstBrokenEntry(gateway.context.db)).toBeNull();
});

test.each([
  ['renk_kodu', 'red;}</style><script>alert(1)</script>'],
  ['logo_url', 'https://evil.example/logo.svg'],
  ['footer_etbis', 'javascript:alert(1)'],
  ['footer_instagram', 'https://instagram.com@evil.example/x'],
  ['youtubeLink', '["https://evil.example/"]'],
  ['ofisler', '[{"ad":"Kadıköy"}]'],
  ['iddialar', 'not a list'],
  ['kategori_id', '1 or 1=1'],
  ['havale_iban', 'TR00'],
  ['chat_saatDilimi', 'Mars/Olympus'],
  ['chat_saatler', '{"Mon":"26:00-27:00"}'],
  ['anaSayfa_duzen', 'vitrin'],
  ['anaSayfa_urun', 'no-such-product'],
  ['anaSayfa_bolumler', 'sorular,adimlar'],
])('%s with a value no page would show is refused, and nothing is saved', async (name, value) => {
  const before = await read('kaya-acente');
  const { body } = await save('kaya-acente', { [name]: value });
  expect(body).toMatchObject({
    code: 'invalid-input',
    fields: [{ field: `settings.${name}`, message: 'setting.ignored' }],
  });
  expect(await read('kaya-acente')).toEqual(before);
});

test('a home of its own is checked by whoever may see it, saved by whoever may change it, and told in the log', async () => {
  const wanted = { anaSayfa_duzen: 'hikaye', anaSayfa_bolumler: 'yorumlar,urunler' };
  const home = { arrangement: 'story', product: null, sections: ['testimonials', 'products'] };
  const { hosts, settings: before, revision } = await read('kaya-acente');
  const settings = { ...before, ...wanted };
  const auditor = await staff('auditor');
  const { body: checked } = await auditor.post('panel/partners/check', { id: 'kaya-acente', settings });
  expect(checked).toMatchObject({ brand: { home }, ignored: [] });
  for (const role of ['auditor', 'agent', 'finance'] as const) {
    const { body } = await (await staff(role)).post('panel/partners/save', {
      id: 'kaya-acente',
      hosts,
      settings,
      revision,
    });
    expect([role, body.code]).toEqual([role, 'not-allowed']);
  }
  expect((await read('kaya-acente')).settings).toEqual(before);
  const { body: saved } = await save('kaya-acente', wanted);
  expect(saved.partner.brand.home).toEqual(home);
  const [entry] = await entries();
  expect(entry?.detail).toMatchObject({ anaSayfa_bolumler: expect.stringMatching(/→ yorumlar,urunler$/) });
});

test('words that look like code are words', async () => {
  const { body } = await save('kaya-acente', { footer_altMetin: '<b onclick=x>‮Kaya</b>' });
  expect(body.partner.brand.footer.text).toBe('<b onclick=x> Kaya</b>');
});

test('what an import left broken is pointed at and does not stand in the way of another change', async () => {
  const { context } = gateway;
  const { settings } = await read('yol-arkadasi');
  const imported = JSON.stringify({ ...settings, resim: 'https://evil.example/x.png' });
  await context.db
    .updateTable('partner')
    .set({ settings: imported })
    .where('id', '=', 'yol-arkadasi')
    .execute();
  expect((await read('yol-arkadasi')).ignored).toEqual(['resim']);
  const { status, body } = await save('yol-arkadasi', { title: 'Yol' });
  expect(status).toBe(200);
  expect(body.partner.brand).toMatchObject({ title: 'Yol', heroImageUrl: null });
});

test('a check shows what would come of settings and saves nothing', async () => {
  const before = await read('kaya-acente');
  const browser = await staff('auditor');
  const { body } = await browser.post('panel/partners/check', {
    id: 'kaya-acente',
    settings: { ...before.settings, renk_kodu: '#ffe600', logo_url: '//evil.example/x.svg' },
  });
  expect(body).toMatchObject({ brand: { colour: '#ffe600', logoUrl: null }, ignored: ['logo_url'] });
  expect(await read('kaya-acente')).toEqual(before);
});

test('the number of a card is refused at its setting, and stands in no log', async () => {
  const card = '4111117419000005';
  const { status, body } = await save('kaya-acente', { title: `Kart ${card}` });
  expect([status, body.fields]).toEqual([
    422,
    [{ field: 'settings.title', message: 'field.cardNumber.error' }],
  ]);
  expect(JSON.stringify([await read('kaya-acente'), await entries()])).not.toContain(card);
});

test('of two who save the same partner the second is told', async () => {
  const { revision } = await read('kaya-acente');
  expect((await save('kaya-acente', { title: 'Bir' })).status).toBe(200);
  const { body } = await save('kaya-acente', { title: 'İki' }, { revision });
  expect(body.code).toBe('changed-meanwhile');
});

test.each([['localhost'], ['baska.example', 'localhost']])(
  'our own host is nobody else’s: %s',
  async (...hosts) => {
    const { body } = await save('yol-arkadasi', {}, { hosts });
    expect(body).toMatchObject({
      code: 'invalid-input',
      fields: [{ field: 'hosts', message: 'hosts.taken' }],
    });
    expect((await read('yol-arkadasi')).hosts).not.toContain('localhost');
  },
);

test('a host leads to one partner', async () => {
  const { body } = await save('yol-arkadasi', {}, { hosts: ['kaya.localhost'] });
  expect(body).toMatchObject({ code: 'invalid-input', fields: [{ field: 'hosts' }] });
});

test('of two partners that claim one host at once one has it', async () => {
  const partners = ['yol-arkadasi', 'hizli-sepet'];
  const claims = await Promise.all(
    partners.map(async (id) => {
      const browser = await staff();
      const { settings, revision } = await read(id);
      return () => browser.post('panel/partners/save', { id, hosts: ['ortak.example'], settings, revision });
    }),
  );
  const answers = await Promise.all(claims.map((claim) => claim()));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  const hosts = await Promise.all(partners.map(async (id) => (await read(id)).hosts));
  expect(hosts.flat().filter((host) => host === 'ortak.example')).toHaveLength(1);
});

test('a new partner has a name and a token, and its id only once', async () => {
  const browser = await staff();
  const { body } = await browser.post('panel/partners/create', { id: 'deniz', name: 'Deniz Sigorta' });
  expect(body.partner).toMatchObject({
    id: 'deniz',
    token: `${gateway.context.config.siteToken}-deniz`,
    brand: { name: 'Deniz Sigorta' },
  });
  const again = await browser.post('panel/partners/create', { id: 'deniz', name: 'Deniz' });
  expect(again.body).toMatchObject({ code: 'invalid-input', fields: [{ field: 'id', message: 'id.taken' }] });
});

test.each([
  ['agent', 'panel/partners/read'],
  ['finance', 'panel/partners/read'],
  ['auditor', 'panel/partners/create'],
] as const)('a %s is refused at %s', async (role, producer) => {
  const { body } = await (await staff(role)).post(producer, { id: 'deniz', name: 'Deniz' });
  expect(body.code).toBe('not-allowed');
});

test('an owner of one scope sees, reads and adds no other', async () => {
  const browser = await staff('owner', 'kaya-acente');
  const { body } = await browser.get('panel/partners');
  expect(body.partners.map(({ id }: { id: string }) => id)).toEqual(['kaya-acente']);
  expect((await browser.post('panel/partners/read', { id: 'default' })).status).toBe(404);
  expect((await browser.post('panel/partners/create', { id: 'baska', name: 'Başka' })).status).toBe(403);
  expect((await browser.post('panel/categories/save', { id: 1, name: 'Başka', was: null })).status).toBe(403);
});

test('two categories that are added at once are two', async () => {
  const browser = await staff();
  for (let round = 0; round < 5; round += 1) {
    const names = [`Yan yana ${round}a`, `Yan yana ${round}b`];
    const both = await Promise.all(
      names.map((name) => browser.post('panel/categories/save', { id: null, name, was: null })),
    );
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const { body } = await browser.get('panel/partners');
    const kept = body.categories.map(({ name }: { name: string }) => name);
    for (const name of names) expect(kept).toContain(name);
  }
});

test('a category shows the products that carry its name', async () => {
  const browser = await staff();
  const { body: added } = await browser.post('panel/categories/save', {
    id: null,
    name: 'Yeni kategori',
    was: null,
  });
  expect(added.category.products).toEqual([]);
  const { body: list } = await browser.get('panel/partners');
  const named = list.categories.find(({ products }: { products: string[] }) => products.length > 0);
  const { body: taken } = await browser.post('panel/categories/save', {
    id: added.category.id,
    name: named.name,
    was: { name: 'Yeni kategori' },
  });
  expect(taken).toMatchObject({ code: 'invalid-input', fields: [{ message: 'name.taken' }] });
  const { body: renamed } = await browser.post('panel/categories/save', {
    id: added.category.id,
    name: 'Başka bir ad',
    was: { name: 'Yeni kategori' },
  });
  expect(renamed.category.name).toBe('Başka bir ad');
  const { body: late } = await browser.post('panel/categories/save', {
    id: added.category.id,
    name: 'Üçüncü bir ad',
    was: { name: 'Yeni kategori' },
  });
  expect(late.code).toBe('changed-meanwhile');
});
