import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noParts } from '../../documents/sheet.ts';
import { renderPdf } from '../../documents/typst.ts';
import { pictureMark } from '../../partners/brand-mark.ts';
import { signInAsStaff } from '../../testing/staff.ts';
import { type RunningGateway, startGateway } from '../../testing/start-gateway.ts';

let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

const staff = async (role: 'owner' | 'agent' = 'owner', partner?: string) => {
  const browser = gateway.buyer();
  await signInAsStaff(gateway.context, browser, role, partner);
  return browser;
};

const dots = (width: number, height: number, background = '#135') =>
  sharp({ create: { width, height, channels: 3, background } });

const take = async (file: Buffer, id = 'kaya-acente') =>
  (await staff()).post('panel/partners/picture', { id, picture: file.toString('base64') });

const faultOf = async (file: Buffer): Promise<string> => {
  const { status, body } = await take(file);
  expect(status).toBe(422);
  return body.fields[0].message;
};

test('a picture is drawn anew: nothing that was hidden in the file is in what is served', async () => {
  const secret = 'Deniz 40.99 29.02';
  const photo = await dots(300, 200)
    .jpeg()
    .withExif({
      IFD0: { Copyright: secret, ImageDescription: secret },
      IFD3: { GPSLatitude: '40/1 59/1 0/1' },
    })
    .toBuffer();
  const file = Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')]);
  expect(file.includes('Deniz 40.99')).toBe(true);
  const { status, body } = await take(file);
  expect(status).toBe(200);
  expect(body).toMatchObject({ width: 300, height: 200 });
  expect(body.path).toMatch(/^\/uploads\/[0-9a-f]{32}\.jpg$/);
  const answer = await gateway.buyer().fetch(body.path);
  const served = Buffer.from(await answer.arrayBuffer());
  const head = await sharp(served).metadata();
  expect([head.format, head.width, head.height, head.exif]).toEqual(['jpeg', 300, 200, undefined]);
  expect(served.includes('Deniz')).toBe(false);
  expect(served.includes('script')).toBe(false);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
  });
});

test('a photo stands as its camera meant it, and one that lets light through keeps doing so', async () => {
  const turned = await take(await dots(300, 200).jpeg().withMetadata({ orientation: 6 }).toBuffer());
  expect(turned.body).toMatchObject({ width: 200, height: 300 });
  const clear = sharp({
    create: { width: 64, height: 32, channels: 4, background: { r: 1, g: 2, b: 3, alpha: 0.5 } },
  });
  const { body } = await take(await clear.webp({ lossless: true }).toBuffer());
  const served = await (await gateway.buyer().fetch(body.path)).arrayBuffer();
  const head = await sharp(Buffer.from(served)).metadata();
  expect([head.format, head.hasAlpha]).toEqual(['png', true]);
});

test.each([
  [
    'a drawing',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    'picture.type',
  ],
  ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'picture.type'],
  [
    'a text that begins like a picture',
    () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2]),
    'picture.type',
  ],
  ['half a picture', async () => (await dots(300, 200).png().toBuffer()).subarray(0, 80), 'picture.type'],
  ['a picture of a dot', () => dots(15, 40).png().toBuffer(), 'picture.sides'],
  ['one that unfolds', () => dots(2001, 20).png().toBuffer(), 'picture.sides'],
  ['a bomb', () => dots(6_000, 6_000).png({ palette: true, colours: 2 }).toBuffer(), 'picture.sides'],
  ['too large a file', () => Buffer.alloc(90_010, 1), 'picture.size'],
])('%s is refused in words', async (_what, make, fault) => {
  expect(await faultOf(await make())).toContain(fault);
});

test('a setting names it, pages show it and papers carry it; one that is not there is pointed at', async () => {
  const { body: kept } = await take(await dots(128, 40).png().toBuffer());
  const owner = await staff();
  const read = async () => (await owner.post('panel/partners/read', { id: 'kaya-acente' })).body.partner;
  const { hosts, settings, revision } = await read();
  const save = (logo_url: string) =>
    owner.post('panel/partners/save', {
      id: 'kaya-acente',
      hosts,
      settings: { ...settings, logo_url },
      revision,
    });
  const wrong = await save(`/uploads/${'0'.repeat(32)}.png`);
  expect(wrong.body.fields).toMatchObject([{ field: 'settings.logo_url' }]);
  expect((await save(kept.path)).status).toBe(200);
  expect((await read()).brand.logoUrl).toBe(kept.path);
  expect(await pictureMark(gateway.context, kept.path)).toContain(
    '<image width="128" height="40" href="data:image/png;base64,',
  );
});

test('a logo stands in a paper as the picture it is', async () => {
  const { body: kept } = await take(await dots(96, 32, '#a12').png().toBuffer());
  const mark = await pictureMark(gateway.context, kept.path);
  const bytes = await renderPdf({
    lang: 'tr',
    rtl: false,
    date: [2026, 11, 23],
    title: 'Makbuz',
    brand: 'Kaya Acentelik',
    colour: '#0a6270',
    mark,
    insurer: { name: 'Turnagöl Sigorta', mark: null },
    kicker: 'Makbuz',
    heading: 'Makbuz',
    lead: null,
    panel: { label: 'No', value: '1', rows: [] },
    facts: [],
    ...noParts,
    notes: [],
    footer: 'Kaya Acentelik',
  });
  const text = Buffer.from(bytes).toString('latin1');
  expect(text).toMatch(/\/Subtype\s*\/Image/);
  expect(text).toMatch(/\/Width 96\b/);
});

test('what no setting names any more is deleted a day later, and nothing before', async () => {
  const { db } = gateway.context;
  const owner = await staff();
  const { body: unnamed } = await take(await dots(40, 40, '#321').png().toBuffer());
  const save = async () => {
    const { hosts, settings, revision } = (await owner.post('panel/partners/read', { id: 'kaya-acente' }))
      .body.partner;
    await owner.post('panel/partners/save', { id: 'kaya-acente', hosts, settings, revision });
  };
  await save();
  expect((await gateway.buyer().fetch(unnamed.path)).status).toBe(200);
  await db
    .updateTable('picture')
    .set({ added_at: new Date(Date.now() - 25 * 3600 * 1000) })
    .execute();
  await save();
  expect((await gateway.buyer().fetch(unnamed.path)).status).toBe(404);
  const left = await db
    .selectFrom('picture')
    .select('name')
    .where('partner_id', '=', 'kaya-acente')
    .execute();
  expect(left).toHaveLength(1);
});

test('another partner’s agent cannot bring one in, and the log says who did', async () => {
  const agent = await staff('agent', 'hizli-sepet');
  const picture = (await dots(40, 40).png().toBuffer()).toString('base64');
  expect((await agent.post('panel/partners/picture', { id: 'kaya-acente', picture })).status).toBe(403);
  const entries = await gateway.context.db.selectFrom('audit_entry').select(['action', 'detail']).execute();
  expect(entries.filter(({ action }) => action === 'partner.picture-added').length).toBeGreaterThan(3);
});

test.each(['../secret.png', '%2e%2e%2fx.png', 'x.png', `${'0'.repeat(32)}.svg`])(
  '%s is no picture',
  async (name) => {
    expect((await gateway.buyer().fetch(`/uploads/${name}`)).status).toBe(404);
  },
);
