import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Job } from '../../platform/outbox/claim.ts';
import type { Mail } from '../../platform/ports.ts';
import type { Buyer } from '../../testing/buyer.ts';
import { nameInClear } from '../../testing/name-in-clear.ts';
import { addSale } from '../../testing/panel/sales.ts';
import { phoneInClear } from '../../testing/phone-in-clear.ts';
import { signInAsStaff } from '../../testing/staff.ts';
import { type RunningGateway, startGateway } from '../../testing/start-gateway.ts';
import { mailAssigned } from './tell-assignee.ts';

let gateway: RunningGateway;
let owner: Buyer;
const ids: Record<string, string> = {};
const now = new Date('2026-06-14T18:30:00Z');
const phone = '+905321234567';

/** an application and a quote of the house and of a partner */
const records = [
  ['application', 'default'],
  ['application', 'kaya-acente'],
  ['quote', 'default'],
  ['quote', 'kaya-acente'],
] as const;

beforeAll(async () => {
  gateway = await startGateway({ clock: () => now });
  const { context } = gateway;
  const staff = [
    ['owner', 'owner', null],
    ['clerk', 'call-centre', null],
    ['finance', 'finance', null],
    ['reader', 'read-only', null],
    ['agent', 'agent', 'kaya-acente'],
    ['colleague', 'agent', 'kaya-acente'],
    ['stranger', 'agent', 'default'],
  ] as const;
  for (const [name, role, partner] of staff) {
    const browser = gateway.buyer();
    ids[name] = await signInAsStaff(context, browser, role, partner);
    if (name === 'owner') owner = browser;
  }
  const { id: insurer } = await context.db.selectFrom('insurer').select('id').executeTakeFirstOrThrow();
  for (const partner of ['default', 'kaya-acente']) {
    ids[`application ${partner}`] = `APPLICATION-${partner}`;
    const row = {
      full_name: nameInClear('Şükrü Yağcıoğlu'),
      phone: phoneInClear(phone),
      email: 'sukru@ornek.com',
      product: 'kasko',
    };
    const rest = { message: null, answers: null, consents: null, language: 'tr' as const, created_at: now };
    await context.db
      .insertInto('application')
      .values({ id: `APPLICATION-${partner}`, partner_id: partner, ...row, ...rest })
      .execute();
    const order = await addSale(context, { at: '2026-06-14T10:00:00Z', insurer, until: 'order', partner });
    const { quote_id } = await context.db
      .selectFrom('purchase_order')
      .select('quote_id')
      .where('id', '=', order)
      .executeTakeFirstOrThrow();
    ids[`quote ${partner}`] = quote_id;
  }
});
afterAll(() => gateway.close());

const page = { application: 'applications', quote: 'quotes' };
/** With the page as it stands at this moment. */
const give = async (
  kind: 'application' | 'quote',
  id: string | undefined,
  assigneeId: string | null,
  who = owner,
) => {
  const { body: shown } = await owner.get(`panel/${page[kind]}/${id}`);
  const was = {
    assigneeId: shown.assignee?.id ?? null,
    ...(kind === 'application' && { state: shown.state }),
  };
  return who.post(`panel/${page[kind]}/change`, { id, assigneeId, was });
};

/* by hand: who of these seven sees a record of that partner and works on such records, as each caller may know of them */
const offered = {
  default: { owner: ['owner', 'clerk', 'stranger'], stranger: ['stranger'] },
  'kaya-acente': { owner: ['owner', 'clerk', 'agent', 'colleague'], agent: ['agent', 'colleague'] },
} satisfies Record<string, Record<string, string[]>>;

test.each(records)(
  'the %s of %s is offered to who sees it, and the gateway takes nobody else',
  async (kind, partner) => {
    const { context } = gateway;
    const record = ids[`${kind} ${partner}`];
    for (const [caller, names] of Object.entries<string[]>(offered[partner])) {
      const browser = gateway.buyer();
      const ownPartner = caller === 'owner' ? null : partner;
      const own = await signInAsStaff(context, browser, ownPartner ? 'agent' : 'owner', ownPartner);
      const { body } = await browser.get(`panel/${page[kind]}/${record}`);
      const told = body.assignees.map(({ id }: { id: string }) => id).filter((id: string) => id !== own);
      const known = Object.values(ids);
      expect(told.filter((id: string) => known.includes(id)).toSorted()).toEqual(
        names.map((name) => ids[name]).toSorted(),
      );
      for (const name of ['owner', 'clerk', 'finance', 'reader', 'agent', 'colleague', 'stranger']) {
        await give(kind, record, null);
        const { body: said } = await give(kind, record, ids[name] ?? '', browser);
        const isOffered = names.some((one) => one === name);
        expect([caller, name, said.code ?? 'taken']).toEqual([
          caller,
          name,
          isOffered ? 'taken' : 'invalid-input',
        ]);
      }
      await context.db.updateTable('staff').set({ active: false }).where('id', '=', own).execute();
    }
  },
);

test('who may not work on it is offered nobody', async () => {
  const reader = gateway.buyer();
  await signInAsStaff(gateway.context, reader, 'read-only');
  for (const [kind, partner] of records) {
    const { body } = await reader.get(`panel/${page[kind]}/${ids[`${kind} ${partner}`]}`);
    expect(body.assignees).toEqual([]);
  }
});

const jobs = async () =>
  gateway.context.db
    .selectFrom('outbox')
    .select(['subject', 'asked'])
    .where('kind', '=', 'mail-assigned')
    .orderBy('key')
    .execute();

/** What the job sends. */
const mailed = async (subject: string, asked = 1, config = gateway.context.config): Promise<Mail[]> => {
  const sent: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void sent.push(mail) };
  await mailAssigned({ ...gateway.context, config, mailer } as typeof gateway.context, subject, {
    asked,
  } as Job);
  return sent;
};

test.each([
  ['tr', 'application', 'Size bir başvuru atandı', '/panel/basvurular/'],
  ['en', 'quote', 'A quote was assigned to you', '/en/panel/teklifler/'],
  ['ru', 'application', 'Вам назначена заявка', '/ru/panel/basvurular/'],
  ['ar', 'quote', 'أُسند إليك عرض', '/ar/panel/teklifler/'],
] as const)(
  'who reads in %s and is given an %s gets its number and a link',
  async (language, kind, words, path) => {
    const record = ids[`${kind} default`] ?? '';
    const { context } = gateway;
    await context.db
      .updateTable('staff')
      .set({ language })
      .where('id', '=', ids.clerk ?? '')
      .execute();
    await give(kind, record, null);
    expect((await give(kind, record, ids.clerk ?? '')).body).toEqual({ success: true });
    const subject = `${kind}.${record}.${ids.clerk}`;
    expect((await jobs()).map((job) => job.subject)).toContain(subject);
    const [mail, ...more] = await mailed(subject);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: `${ids.clerk}@ornek.com`, subject: `${words}: ${record}` });
    const panelOrigin = 'https://panel.carsi.example';
    const [own] = await mailed(subject, 1, { ...context.config, panelOrigin });
    expect(own?.text).toContain(`${panelOrigin}${path}${record}`);
    expect(mail?.text).toContain(`${path}${record}`);
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/Şükrü|Yağcıoğlu|sukru|1234567|45 67/);
  },
);

test('nobody is told of what they gave themselves, took from somebody or only moved on', async () => {
  const record = ids['application kaya-acente'] ?? '';
  await give('application', record, null);
  await gateway.context.db.deleteFrom('outbox').where('kind', '=', 'mail-assigned').execute();
  await give('application', record, ids.owner ?? '');
  await give('application', record, null);
  expect(await jobs()).toEqual([]);
  await give('application', record, ids.clerk ?? '');
  const was = { state: 'new', assigneeId: ids.clerk };
  await owner.post('panel/applications/change', { id: record, state: 'working', was });
  expect(await jobs()).toEqual([{ subject: `application.${record}.${ids.clerk}`, asked: 1 }]);
});

test('given to the same person again it is another mail; taken away or switched off meanwhile there is none', async () => {
  const record = ids['quote kaya-acente'] ?? '';
  const subject = `quote.${record}.${ids.agent}`;
  await gateway.context.db.deleteFrom('outbox').where('kind', '=', 'mail-assigned').execute();
  await give('quote', record, null);
  await give('quote', record, ids.agent ?? '');
  const [first] = await mailed(subject, 1);
  await give('quote', record, null);
  expect(await mailed(subject, 1)).toEqual([]);
  await give('quote', record, ids.agent ?? '');
  expect(await jobs()).toEqual([{ subject, asked: 2 }]);
  const [second] = await mailed(subject, 2);
  expect(second?.messageId).not.toBe(first?.messageId);
  const { db } = gateway.context;
  await db
    .updateTable('staff')
    .set({ active: false })
    .where('id', '=', ids.agent ?? '')
    .execute();
  expect(await mailed(subject, 2)).toEqual([]);
});

test.each(['application', 'quote'] as const)(
  'two give the same %s away at once: it stays with the first one’s, and the second is told',
  async (kind) => {
    const record = ids[`${kind} default`] ?? '';
    await give(kind, record, null);
    const was = { assigneeId: null, ...(kind === 'application' && { state: 'new' }) };
    const post = (assigneeId: string | undefined) =>
      owner.post(`panel/${page[kind]}/change`, { id: record, assigneeId, was });
    expect((await post(ids.clerk)).body).toEqual({ success: true });
    expect((await post(ids.stranger)).body.code).toBe('changed-meanwhile');
    /* who says the same as the first one is told nothing */
    expect((await post(ids.clerk)).body).toEqual({ success: true });
    expect((await owner.get(`panel/${page[kind]}/${record}`)).body.assignee.id).toBe(ids.clerk);
  },
);

test('one moves an application on while another gives it away: both are kept', async () => {
  const record = ids['application default'] ?? '';
  await give('application', record, null);
  const was = { state: 'new', assigneeId: null };
  await owner.post('panel/applications/change', { id: record, assigneeId: ids.clerk, was });
  const moved = await owner.post('panel/applications/change', { id: record, state: 'working', was });
  expect(moved.body).toEqual({ success: true });
  const late = await owner.post('panel/applications/change', { id: record, state: 'done', was });
  expect(late.body.code).toBe('changed-meanwhile');
  const { body } = await owner.get(`panel/applications/${record}`);
  expect(body).toMatchObject({ state: 'working', assignee: { id: ids.clerk } });
});
