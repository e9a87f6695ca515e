import type { Operation } from '@sigorta/contracts/operation';
import { operations } from '@sigorta/contracts/operations/table';
import { roles } from '@sigorta/contracts/panel/permissions';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { randomId } from '../../platform/random-id.ts';
import { startStaffSession } from '../../staff/staff-session.ts';
import type { Buyer } from '../buyer.ts';
import { bulletin, type FakeWorld, startFakeWorld } from '../fake-world.ts';
import { signInAsStaff } from '../staff.ts';
import { type RunningGateway, startGateway } from '../start-gateway.ts';
import { addProposal } from './add-proposal.ts';
import { cellOf, sayAs } from './cell-of.ts';
import { expectedMatrix, readMatrix } from './expected-matrix.ts';
import { type Caller, type Probe, probes, type StaffOperationName } from './probes.ts';
import { addCommonRows, makeScope, type Scope } from './scope.ts';

const names = Object.keys(probes) as StaffOperationName[];
const expected = readMatrix(expectedMatrix);
let world: FakeWorld;
let gateway: RunningGateway;
let scopes: [Scope, Scope];
const people = new Map<string, { browser: Buyer; caller: Caller }>();
const seen = new Map<string, Map<string, string>>();
const done = new Set<string>();

const keepView = async (staffId: string): Promise<string> => {
  const id = randomId();
  const row = { id, staff_id: staffId, list: 'quotes', name: id, query: '', created_at: new Date() };
  await gateway.context.db.insertInto('saved_view').values(row).execute();
  return id;
};

/** Another browser of the same person. */
const openSession = async (staffId: string): Promise<string> => {
  const { context } = gateway;
  const session = { id: randomId(), created_at: new Date(), expires_at: new Date('2099-01-01') };
  await context.db.insertInto('session').values(session).execute();
  const { id } = await startStaffSession(context, staffId, {
    sessionId: session.id,
    browser: 'Firefox',
    network: '127.0.0.0',
  });
  return id;
};

/** What every role gets, about things of the agent's own partner and of another. */
const ask = async (name: StaffOperationName): Promise<void> => {
  const asked = [...people].map(async ([role, { browser, caller }]) => {
    const { once, says }: Probe = probes[name];
    const first = sayAs(browser, name, scopes[0], caller);
    const second = once ? first : sayAs(browser, name, scopes[1], caller);
    const [own, other] = await Promise.all([first, second]);
    /* of what can be asked for once, whoever comes first has it done */
    if (
      [own, other].some(
        ({ status, body }) => status === 200 || [says ?? []].flat().some((code) => body.includes(code)),
      )
    )
      done.add(name);
    return [role, cellOf(name, own, other, scopes)] as const;
  });
  seen.set(name, new Map(await Promise.all(asked)));
};

beforeAll(async () => {
  world = await startFakeWorld();
  world.bulletins.set('/today.xml', bulletin(todayInIstanbul(new Date()), '50.0000'));
  gateway = await startGateway({ environment: { RATES_URL: `${world.url}/kurlar` } });
  const { context } = gateway;
  await addCommonRows(context);
  const maker = gateway.buyer();
  await signInAsStaff(context, maker, 'owner');
  scopes = [await makeScope(context, maker, 'default'), await makeScope(context, maker, 'kaya-acente')];
  for (const [turn, role] of roles.entries()) {
    const browser = gateway.buyer();
    const id = await signInAsStaff(context, browser, role);
    const views = { default: await keepView(id), 'kaya-acente': await keepView(id) };
    const sessions = { default: await openSession(id), 'kaya-acente': await openSession(id) };
    await browser.get('partner/website-info');
    const asks = {
      default: await addProposal(context, { partner: 'default', orderId: null, asker: id }),
      'kaya-acente': await addProposal(context, { partner: 'kaya-acente', orderId: null, asker: id }),
    };
    people.set(role, { browser, caller: { turn, views, asks, sessions } });
  }
  /* one operation after the other, because some end what others need */
  for (const name of names) await ask(name);
});
afterAll(async () => {
  await gateway.close();
  await world.close();
});

test('every operation of the panel has its row and its request', () => {
  const all = Object.entries<Operation>(operations)
    .filter(([, { authority }]) => authority === 'staff')
    .map(([name]) => name);
  expect({
    withoutRow: all.filter((name) => !expected.has(name)),
    withoutRequest: all.filter((name) => !Object.hasOwn(probes, name)),
    rowOfNothing: [...expected.keys()].filter((name) => !all.includes(name)),
  }).toEqual({ withoutRow: [], withoutRequest: [], rowOfNothing: [] });
});

describe.each(roles)('as %s', (role) => {
  test.each(names)('%s', (name) => {
    expect(seen.get(name)?.get(role)).toBe(expected.get(name)?.get(role));
  });
});

test('every request was right: somebody had it done', () => {
  expect(names.filter((name) => !done.has(name))).toEqual([]);
});

test('nobody signed in, and a buyer who is, are asked to sign in', async () => {
  const stranger = gateway.buyer();
  await stranger.get('partner/website-info');
  const said = await Promise.all(
    names.map(async (name) => [name, (await sayAs(stranger, name, scopes[0])).status] as const),
  );
  expect(said.filter(([, status]) => status !== 401)).toEqual([]);
});
