import type { OperationName } from '@sigorta/contracts/operations/table';
import { roles } from '@sigorta/contracts/panel/permissions';
import { randomId } from '../../../platform/random-id.ts';
import { startStaffSession } from '../../../staff/staff-session.ts';
import { addProposal } from '../../matrix/add-proposal.ts';
import { type Caller, probes, type StaffOperationName } from '../../matrix/probes.ts';
import { signInAsStaff } from '../../staff.ts';
import type { MakeCall } from './look-up-calls.ts';
import { passkeyCalls } from './passkey-calls.ts';
import { accepted, enrolled, type FuzzedShop, invited, personPassword } from './shop.ts';

/** What one staff user has of his own, to drop, take back and end. */
const callerOf = async ({ market }: FuzzedShop, staffId: string, turn: number): Promise<Caller> => {
  const { context } = market;
  const view = { id: randomId(), staff_id: staffId, list: 'quotes', query: '', created_at: new Date() };
  await context.db
    .insertInto('saved_view')
    .values({ ...view, name: view.id })
    .execute();
  const session = { id: randomId(), created_at: new Date(), expires_at: new Date('2099-01-01') };
  await context.db.insertInto('session').values(session).execute();
  const where = { sessionId: session.id, browser: 'Firefox', network: '127.0.0.0' };
  const { id } = await startStaffSession(context, staffId, where);
  const asked = await addProposal(context, { partner: 'default', orderId: null, asker: staffId });
  return {
    turn: turn % roles.length,
    views: { default: view.id },
    sessions: { default: id },
    asks: { default: asked },
  };
};

const probed =
  (name: StaffOperationName): MakeCall =>
  async (shop, turn) => {
    const browser = shop.market.buyer();
    const id = await signInAsStaff(shop.market.context, browser, 'owner');
    await browser.get('partner/website-info');
    const caller = await callerOf(shop, id, turn);
    return { browser, request: probes[name].ask(await shop.newScope(), caller) };
  };

/** A calendar day in the world's own time: what probes name lies in the past of it. */
const today = ({ market }: FuzzedShop): string => market.context.clock().toISOString().slice(0, 10);

const withMore =
  (name: StaffOperationName, more: (shop: FuzzedShop) => Record<string, unknown>): MakeCall =>
  async (shop, turn) => {
    const { browser, request } = await probed(name)(shop, turn);
    return { browser, request: { ...request, ...more(shop) } };
  };

const signingIn = {
  staffSignIn: async (shop) => {
    const { email } = await enrolled(shop);
    const browser = shop.market.buyer();
    await browser.get('partner/website-info');
    return { browser, request: { email, password: personPassword } };
  },
  staffSecondFactor: async (shop) => {
    const { email, code } = await enrolled(shop);
    const browser = shop.market.buyer();
    const { body } = await browser.post('staff/sign-in', { email, password: personPassword });
    return { browser, request: { challenge: body.challenge, code: code() } };
  },
  staffEnrol: async (shop) => {
    const { browser, challenge, code } = await accepted(shop);
    return { browser, request: { challenge, code: code() } };
  },
  invitationOpen: async (shop) => {
    const { token } = await invited(shop);
    const browser = shop.market.buyer();
    await browser.get('partner/website-info');
    return { browser, request: { token } };
  },
  invitationAccept: async (shop) => {
    const { token } = await invited(shop);
    const browser = shop.market.buyer();
    await browser.get('partner/website-info');
    return { browser, request: { token, password: personPassword } };
  },
  accountPassword: async (shop) => {
    const { browser, code } = await enrolled(shop);
    return { browser, request: { old: personPassword, code: code(), password: 'turuncu bisiklet kapıda 9' } };
  },
  accountNewFactor: async (shop) => {
    const { browser, code } = await enrolled(shop);
    return { browser, request: { password: personPassword, code: code() } };
  },
  accountRecoveryCodes: async (shop) => {
    const { browser, code } = await enrolled(shop);
    return { browser, request: { code: code() } };
  },
} satisfies Partial<Record<OperationName, MakeCall>>;

const all = Object.fromEntries(
  (Object.keys(probes) as StaffOperationName[]).map((name) => [name, probed(name)]),
) as Record<StaffOperationName, MakeCall>;

export const staffCalls = {
  ...all,
  ...signingIn,
  ...passkeyCalls,
  /* or a worker has the order before staff do */
  stuckWork: async (shop, turn) => {
    await shop.market.stopWorkers();
    return probed('stuckWork')(shop, turn);
  },
  releaseDifference: withMore('releaseDifference', () => ({ version: 'bbbbbbbbbb' })),
  /* nothing was released alone here: a share is ended that nobody has */
  releaseShare: withMore('releaseShare', () => ({ percent: 0 })),
  previewEnd: async (shop, turn) => {
    const id = randomId();
    const at = shop.market.context.clock();
    await shop.market.context.db
      .insertInto('preview_link')
      .values({
        id,
        family: 'pet',
        release: 'pet@0123456789abcdef',
        made_by: 'Selin Korkmaz',
        made_at: at,
        ends_at: new Date(at.getTime() + 3600_000),
        ended_at: null,
      })
      .execute();
    return withMore('previewEnd', () => ({ id }))(shop, turn);
  },
  refundClose: withMore('refundClose', (shop) => ({ sentOn: today(shop) })),
  panelTransferEnter: withMore('panelTransferEnter', (shop) => ({ arrivedOn: today(shop) })),
} satisfies Partial<Record<OperationName, MakeCall>>;
