import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Buyer } from '../../testing/buyer.ts';
import { nameInClear } from '../../testing/name-in-clear.ts';
import { phoneInClear } from '../../testing/phone-in-clear.ts';
import { signInAsStaff } from '../../testing/staff.ts';
import { type RunningGateway, startGateway } from '../../testing/start-gateway.ts';
import { filesOf } from '../../testing/zip-files.ts';

let gateway: RunningGateway;
let owner: Buyer;

beforeAll(async () => {
  gateway = await startGateway({ clock: () => new Date('2026-06-14T18:30:00Z') });
  owner = gateway.buyer();
  await signInAsStaff(gateway.context, owner, 'owner');
  await gateway.context.db
    .insertInto('application')
    .values(
      ['Defne Aydın', '=cmd|x', 'أحمد'].map((full_name, at) => ({
        id: `AAAAAAAAA${at}`,
        partner_id: at === 2 ? 'kaya-acente' : 'default',
        full_name: nameInClear(full_name),
        phone: phoneInClear('+905321234567'),
        email: null,
        product: 'kasko',
        language: 'tr' as const,
        message: null,
        answers: null,
        consents: null,
        created_at: new Date(`2026-06-1${at}T20:30:00Z`),
      })),
    )
    .execute();
});
afterAll(() => gateway.close());

const take = async (format: string, filters: object, who = owner) => {
  if (!who.cookies.has('XSRF-TOKEN')) await who.get('partner/website-info');
  return who.operation(
    'panel/export',
    'POST',
    { list: 'applications', format, filters },
    { 'accept-language': 'tr' },
  );
};

test('a CSV opens in a Turkish spreadsheet and runs nothing', async () => {
  const answer = await take('csv', {});
  expect(answer.headers.get('content-disposition')).toContain('applications-2026-06-14.csv');
  const text = Buffer.from(await answer.arrayBuffer()).toString('utf8');
  expect(text.startsWith('\uFEFFNo;Tarih;Tür;Durum;Ad soyad;')).toBe(true);
  const lines = text.trim().split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[2]).toBe("AAAAAAAAA1;11.06.2026 23:30;Aranacak;Yeni;'=***;*** 45 67;Kasko;Sigorta Çarşısı;;");
});

test('an XLSX is a workbook with words, dates as numbers, and no formula', async () => {
  const answer = await take('xlsx', { partner: 'default' });
  const files = filesOf(Buffer.from(await answer.arrayBuffer()));
  expect([...files.keys()]).toContain('[Content_Types].xml');
  const sheet = files.get('xl/worksheets/sheet1.xml') ?? '';
  expect(sheet).toContain('<t xml:space="preserve">Ad soyad</t>');
  expect(sheet).toContain('<t xml:space="preserve">&#39;=***</t>');
  expect(sheet).toContain('<c s="1"><v>46184.979167</v></c>');
  expect(sheet).not.toMatch(/<f>|أ/);
  expect(sheet.match(/<row>/g)).toHaveLength(3);
});

test('who took which list with which filter, and how many rows, is written down; the words searched for are not', async () => {
  await (await take('csv', { search: 'defne', state: 'new' })).arrayBuffer();
  const [entry] = await gateway.context.db
    .selectFrom('audit_entry')
    .select(['action', 'detail'])
    .orderBy('number', 'desc')
    .limit(1)
    .execute();
  expect(entry).toEqual({
    action: 'list.exported',
    detail: { list: 'applications', format: 'csv', search: true, state: 'new', rows: 1 },
  });
});

test.each([
  ['a name the list does not know', { kisi: 'Defne Aydın +905321234567' }],
  ['a thing instead of a word', { a: { toString: 1 } }],
  ['a thing instead of a word, under a known name', { state: { toString: 1 } }],
  ['a name of every object', JSON.parse('{"__proto__": "x", "toString": "y", "constructor": "z"}')],
  ['a list', { search: ['Defne'] }],
  ['a list instead of names', ['Defne']],
  ['nothing', { search: null }],
])('a filter with %s is refused and leaves nothing in the log', async (_what, filters) => {
  const logged = () =>
    gateway.context.db
      .selectFrom('audit_entry')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
  const before = await logged();
  const answer = await take('csv', filters);
  // a JSON body with these names is refused before it is looked at
  expect([400, 422]).toContain(answer.status);
  expect(await logged()).toEqual(before);
});

test('what is written down is what was read, not what was sent', async () => {
  await (await take('csv', { search: '   ', state: 'new', page: 1 })).arrayBuffer();
  const entries = await gateway.context.db
    .selectFrom('audit_entry')
    .select('detail')
    .orderBy('number', 'desc')
    .limit(1)
    .execute();
  expect(entries).toEqual([
    { detail: { list: 'applications', format: 'csv', state: 'new', page: '1', rows: 3 } },
  ]);
});

test('a filter the list does not know is refused, and so is a role that may not take files', async () => {
  expect((await take('csv', { state: 'gone' })).status).toBe(422);
  const clerk = gateway.buyer();
  await signInAsStaff(gateway.context, clerk, 'call-centre');
  expect((await take('csv', {}, clerk)).status).toBe(403);
});
