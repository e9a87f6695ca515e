import { type Act, enter, pressed, typed } from '../administration-acts.ts';
import { inTurn } from '../picture-acts.ts';
import { fails, never, refuses, says } from '../picture-answers.ts';
import type { PictureState } from '../picture-state.ts';

const path = '/panel/profile';
const recoveryCodes = Array.from({ length: 10 }, (_, at) => `k7mzt-${'qwopxrtmzn'[at]}2wop`);
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const code: Act = inTurn(
  typed(({ signIn }) => signIn.code, '123456'),
  enter,
);
const change = pressed(({ profile }) => profile['password.change']);
const save = pressed(({ profile }) => profile['password.save']);
const factor = pressed(({ profile }) => profile['factor.change']);
const next = pressed(({ profile }) => profile['factor.next']);
const renew = pressed(({ profile }) => profile['recovery.new']);
const session = (id: string, browser: string, network: string, own: boolean) => ({
  id: id.repeat(43),
  browser,
  network,
  since: '2026-11-22T05:10:00.000Z',
  seenAt: '2026-11-22T06:40:00.000Z',
  own,
});
const sessions = says('staff/account', {
  recoveryCodesLeft: 7,
  passkeys: [],
  sessions: [
    session('a', 'Firefox · Linux', '85.105.12.0', true),
    session('b', 'Safari · iPhone', '78.180.44.0', false),
    session('c', 'Chrome · Windows', '2a02:e0:4f::', false),
  ],
});

/** The own account, and the session that ends in the middle of work. */
export const accountStates: readonly PictureState[] = [
  { name: 'profile', path },
  { name: 'profile-agent', path, who: 'agent' },
  { name: 'profile-sessions', path, before: sessions },
  {
    name: 'profile-session-failed',
    path,
    before: async (page) => {
      await sessions(page);
      await fails('staff/account/end-session')(page);
    },
    fails: true,
    act: async (page) => page.locator('td button').first().click(),
  },
  { name: 'profile-failed', path, before: fails('staff/account'), fails: true },
  { name: 'profile-loading', path, before: never('staff/account'), waits: true },
  { name: 'profile-password', path, act: change },
  { name: 'profile-password-missing', path, act: inTurn(change, save) },
  {
    name: 'profile-password-wrong',
    path,
    before: refuses('staff/account/password', 'sign-in-failed', 422),
    fails: true,
    act: inTurn(
      change,
      typed(({ profile }) => profile['password.old'], 'mor kedi rafta uyur'),
      typed(({ profile }) => profile['password.new'], 'mavi kova kapıda durur'),
      code,
    ),
  },
  {
    name: 'profile-password-done',
    path,
    before: says('staff/account/password', { success: true }),
    act: inTurn(
      change,
      typed(({ profile }) => profile['password.old'], 'mor kedi rafta uyur'),
      typed(({ profile }) => profile['password.new'], 'mavi kova kapıda durur'),
      code,
    ),
  },
  { name: 'profile-factor', path, act: factor },
  { name: 'profile-factor-missing', path, act: inTurn(factor, next) },
  {
    name: 'profile-factor-enrol',
    path,
    before: says('staff/account/new-factor', {
      challenge: 'c'.repeat(32),
      next: 'enrol',
      secret,
      uri: `otpauth://totp/Sigorta:selin%40ornek.com?secret=${secret}&issuer=Sigorta`,
    }),
    act: inTurn(
      factor,
      typed(({ profile }) => profile['password.old'], 'mor kedi rafta uyur'),
      code,
    ),
  },
  { name: 'profile-recovery', path, act: renew },
  {
    name: 'profile-recovery-wrong',
    path,
    before: refuses('staff/account/recovery-codes', 'code-wrong', 422),
    fails: true,
    act: inTurn(renew, code),
  },
  {
    name: 'profile-recovery-codes',
    path,
    before: says('staff/account/recovery-codes', { recoveryCodes }),
    act: inTurn(renew, code),
  },
  {
    name: 'session-ended',
    path: '/panel/kuponlar',
    before: refuses('panel/coupons/create', 'sign-in-required', 401),
    fails: true,
    act: inTurn(
      pressed(({ coupons }) => coupons.new),
      typed(({ coupons }) => coupons.code, 'KIS26'),
      typed(({ coupons }) => coupons.discount, '10'),
      typed(({ coupons }) => coupons.until, '31/01/2031'),
      pressed(({ coupons }) => coupons['new.add']),
    ),
  },
];
