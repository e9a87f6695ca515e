import { type Role, roles } from '@sigorta/contracts/panel/permissions';
import { randomId } from '../../platform/random-id.ts';
import { startStaffSession } from '../../staff/staff-session.ts';
import type { Buyer } from '../buyer.ts';
import type { FuzzedShop } from '../contract/fuzz/shop.ts';
import { addProposal } from '../matrix/add-proposal.ts';
import { type Said, sayAs } from '../matrix/cell-of.ts';
import { expectedMatrix, readMatrix } from '../matrix/expected-matrix.ts';
import { type Caller, type Probe, probes, type StaffOperationName } from '../matrix/probes.ts';
import { makeScope, type Scope } from '../matrix/scope.ts';
import { signInAsStaff } from '../staff.ts';
import type { Strike } from './hit.ts';

const partners = ['default', 'kaya-acente'] as const;
const expected = readMatrix(expectedMatrix);
/* these end the session that asks */
const names = (Object.keys(probes) as StaffOperationName[]).filter(
  (name) => !['staffSignOut', 'accountOthersEnd'].includes(name),
);

interface Person {
  browser: Buyer;
  caller: Caller;
}
interface House {
  scopes: readonly [Scope, Scope];
  people: Map<Role, Person>;
}
const kept = new WeakMap<FuzzedShop, Promise<House>>();

/** Somebody of the role, with a view, a proposal and a session of his own to be asked about in each scope. */
const personOf = async ({ market }: FuzzedShop, role: Role): Promise<Person> => {
  const { context } = market;
  const browser = market.buyer();
  const id = await signInAsStaff(context, browser, role);
  await browser.get('partner/website-info');
  const own: Record<'views' | 'asks' | 'sessions', Record<string, string>> = {
    views: {},
    asks: {},
    sessions: {},
  };
  for (const partner of partners) {
    const session = { id: randomId(), created_at: new Date(), expires_at: new Date('2099-01-01') };
    await context.db.insertInto('session').values(session).execute();
    const where = { sessionId: session.id, browser: 'Firefox', network: '127.0.0.0' };
    own.sessions[partner] = (await startStaffSession(context, id, where)).id;
    own.asks[partner] = await addProposal(context, { partner, orderId: null, asker: id });
    own.views[partner] = randomId();
  }
  return { browser, caller: { turn: roles.indexOf(role), ...own } };
};

const houseOf = async (shop: FuzzedShop): Promise<House> => {
  const { context } = shop.market;
  const maker = shop.market.buyer();
  await signInAsStaff(context, maker, 'owner');
  const [first, second] = partners;
  const scopes = [await makeScope(context, maker, first), await makeScope(context, maker, second)] as const;
  const people = new Map<Role, Person>();
  for (const role of roles) people.set(role, await personOf(shop, role));
  return { scopes, people };
};

const houseFor = (shop: FuzzedShop): Promise<House> => {
  const found = kept.get(shop) ?? houseOf(shop);
  kept.set(shop, found);
  return found;
};

/** A long run outlives what somebody proved at its beginning. */
const wantsProofAnew = ({ status, body }: Said): boolean =>
  status === 401 || (status === 403 && body.includes('"step-up-required"'));

const isNotAllowed = ({ status, body }: Said): boolean => status === 403 && body.includes('"not-allowed"');

/** What a role got that the table keeps from it. */
const overstep = (name: StaffOperationName, role: Role, said: Said, other: Scope | null): string | null => {
  const cell = expected.get(name)?.get(role);
  const { shows }: Probe = probes[name];
  if (said.status >= 500 && said.status !== 503) return `answered ${said.status}`;
  if (cell === '--') return isNotAllowed(said) ? null : `${role} was answered ${said.status}`;
  if (cell !== 'own' || other === null) return null;
  if (shows) return said.body.includes(shows(other)) ? `${role} was shown another partner's` : null;
  return said.status === 404 || said.status === 401
    ? null
    : `${role} was answered ${said.status}: ${said.body.slice(0, 120)}`;
};

/** An operation of the panel by somebody of any role, or of none, about a thing of the own or of another partner. */
export const strikeStaff: Strike = async (shop, of) => {
  const { scopes, people } = await houseFor(shop);
  const name = of.pick(names as [StaffOperationName, ...StaffOperationName[]]);
  const isOther = of.chance(0.6);
  const scope = isOther ? scopes[1] : scopes[0];
  if (of.chance(0.15)) {
    const nobody = shop.market.buyer();
    await nobody.get('partner/website-info');
    const said = await sayAs(nobody, name, scope);
    return {
      what: `${name} by nobody`,
      status: said.status,
      breach: said.status === 401 ? null : 'not asked to sign in',
    };
  }
  const role = of.pick(roles as unknown as [Role, ...Role[]]);
  const person = people.get(role) ?? (await personOf(shop, role));
  let said = await sayAs(person.browser, name, scope, person.caller);
  /* or somebody ended it: a new factor, a password, a session */
  if (wantsProofAnew(said)) {
    const anew = await personOf(shop, role);
    people.set(role, anew);
    if (said.status === 403) said = await sayAs(anew.browser, name, scope, anew.caller);
  }
  const breach = overstep(name, role, said, isOther ? scopes[1] : null);
  return { what: `${name} by ${role}`, status: said.status, breach };
};
