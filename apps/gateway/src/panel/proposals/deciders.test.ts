import { lira } from '@sigorta/contracts/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Buyer } from '../../testing/buyer.ts';
import { signInAsStaff } from '../../testing/staff.ts';
import { type RunningGateway, startGateway } from '../../testing/start-gateway.ts';
import { hasDecider } from './deciders.ts';

let gateway: RunningGateway;
let owner: Buyer;

beforeAll(async () => {
  gateway = await startGateway({ clock: () => new Date('2026-06-14T09:00:00Z') });
  owner = gateway.buyer();
  await signInAsStaff(gateway.context, owner, 'owner');
});
afterAll(() => gateway.close());

const canSignIn = (role: 'owner' | 'finance', isActive = true) =>
  gateway.context.db
    .updateTable('staff')
    .set({ password_hash: 'set', active: isActive })
    .where('role', '=', role)
    .execute();
const inbox = async () => (await owner.post('panel/proposals', {})).body.rows;

test('what a house with one person asks for waits for nobody, until somebody is invited and has come', async () => {
  await canSignIn('owner');
  const coupon = { code: 'BEDAVA', kind: 'percent', value: 100, product: null, maxUses: 10 };
  const days = { validFrom: '2026-06-14', validUntil: '2026-06-20' };
  expect((await owner.post('panel/coupons/create', { ...coupon, ...days })).status).toBe(200);
  expect(await inbox()).toMatchObject([{ state: 'asked', own: true, hasDecider: false }]);
  await signInAsStaff(gateway.context, gateway.buyer(), 'finance');
  /* invited, and nobody took the link yet: no password is set */
  expect(await inbox()).toMatchObject([{ hasDecider: false }]);
  await canSignIn('finance');
  /* a coupon has no amount: more than a finance user's limit */
  expect(await inbox()).toMatchObject([{ hasDecider: false }]);
  await signInAsStaff(gateway.context, gateway.buyer(), 'owner');
  await canSignIn('owner');
  expect(await inbox()).toMatchObject([{ hasDecider: true }]);
});

/* who decides up to how much: docs/decisions/0284-four-eyes.md */
test.each([
  ['finance within its limit', 'finance', lira(10_000_000).minor, true],
  ['finance above it', 'finance', lira(10_000_001).minor, false],
  ['an owner above it', 'owner', lira(10_000_001).minor, true],
] as const)('%s', (_, role, amount, expected) => {
  const refund = { asked_by: 'ada', kind: 'refund', amount, partner_id: 'kaya-acente' } as const;
  expect(hasDecider([{ id: 'bora', role, partner_id: null }], refund)).toBe(expected);
  expect(hasDecider([{ id: 'ada', role, partner_id: null }], refund)).toBe(false);
  expect(hasDecider([{ id: 'bora', role, partner_id: 'another' }], refund)).toBe(false);
});
