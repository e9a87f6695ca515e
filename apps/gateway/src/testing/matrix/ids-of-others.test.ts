import { may } from '@sigorta/contracts/panel/permissions';
import { panelOperations } from '@sigorta/contracts/panel/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Buyer } from '../buyer.ts';
import { signInAsStaff } from '../staff.ts';
import { type RunningGateway, startGateway } from '../start-gateway.ts';
import { callFor } from './cell-of.ts';
import { probes, type StaffOperationName } from './probes.ts';
import { addCommonRows, makeScope, type Scope } from './scope.ts';

const partners = ['default', 'kaya-acente'] as const;
let gateway: RunningGateway;
let scopes: [Scope, Scope];
let agents: [Buyer, Buyer];

const caller = { turn: 0, views: {}, asks: {}, sessions: {} };
/** a scope nobody has: the same shape, other ids */
const nowhere = (scope: Scope): Scope =>
  JSON.parse(
    JSON.stringify(scope, (_, value) =>
      typeof value === 'string' && /^[A-Za-z0-9_-]{20,64}$/.test(value) ? value.replace(/./g, 'x') : value,
    ),
  );

/** What an agent may do with a thing that is named in the request. */
const named = (Object.keys(probes) as StaffOperationName[]).filter((name) => {
  const { permission, request, producer } = panelOperations[name];
  const entries = 'entries' in request ? Object.keys(request.entries) : [];
  const namesThing = producer.includes(':') || entries.some((entry) => /^(?:id|.*Id)$/.test(entry));
  return namesThing && may('agent', permission) && !name.startsWith('account') && !name.startsWith('saved');
});

beforeAll(async () => {
  gateway = await startGateway();
  await addCommonRows(gateway.context);
  const maker = gateway.buyer();
  await signInAsStaff(gateway.context, maker, 'owner');
  const [first, second] = partners;
  scopes = [await makeScope(gateway.context, maker, first), await makeScope(gateway.context, maker, second)];
  agents = [gateway.buyer(), gateway.buyer()];
  for (const [at, browser] of agents.entries()) {
    await signInAsStaff(gateway.context, browser, 'agent', partners[at]);
    await browser.get('partner/website-info');
  }
});
afterAll(() => gateway.close());

test('there are operations to look at', () => {
  expect(named.length).toBeGreaterThan(10);
});

describe.each(named)('%s', (name) => {
  test('an agent finds nothing of another partner, as under an id nobody has', async () => {
    for (const [at, agent] of agents.entries()) {
      const foreign = scopes[at === 0 ? 1 : 0];
      const said = await callFor(agent, panelOperations[name], probes[name].ask(foreign, caller));
      expect(said).toMatchObject({ status: 404, body: expect.stringContaining('"not-found"') });
      const missing = probes[name].ask(nowhere(foreign), caller);
      expect(await callFor(agent, panelOperations[name], missing)).toEqual(said);
    }
  });
});
