import { type Act, both, enter, pressed, typed } from '../administration-acts.ts';
import { inTurn } from '../picture-acts.ts';
import { fails, never, refuses, says } from '../picture-answers.ts';
import type { PictureState } from '../picture-state.ts';

const path = '/panel/giris';
const invited = `${path}#davet=${'d'.repeat(43)}`;
const challenge = 'c'.repeat(32);
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const factor = {
  next: 'enrol',
  challenge,
  secret,
  uri: `otpauth://totp/Sigorta%20%C3%87ar%C5%9F%C4%B1s%C4%B1:selin%40ornek.com?secret=${secret}&issuer=Sigorta`,
};
const recoveryCodes = [
  'k7mzt-2qwop',
  'x3fgh-5nbvc',
  'r2tyu-6plkj',
  'm4wer-7asdf',
  'q5zxc-2vbnm',
  't6hjk-3lqwe',
  'p2uio-4rtyg',
  'w7sdf-5ghjk',
  'n3bvc-6xzlk',
  'j4mnb-7poiu',
];
const email = 'selin.korkmaz@sigortacarsisi.example';

const password: Act = inTurn(
  typed(({ signIn }) => signIn.email, email),
  typed(({ signIn }) => signIn.password, 'mor kedi rafta uyur'),
  enter,
);
const code: Act = inTurn(
  typed(({ signIn }) => signIn.code, '123456'),
  enter,
);
const asked = says('staff/sign-in', { next: 'code', challenge, passkey: null });
const person = { email, name: 'Selin Korkmaz', role: 'owner' };
const opened = says('staff/invitation', person);
const chosen: Act = inTurn(
  typed(({ signIn }) => signIn['invited.password'], 'mavi kova kapıda durur'),
  enter,
);

/** Before anybody is in: password, second factor, invitation, and everything that can go wrong there. */
export const signInStates: readonly PictureState[] = [
  { name: 'sign-in' },
  { name: 'sign-in-missing', act: pressed(({ signIn }) => signIn['password.action']) },
  {
    name: 'sign-in-wrong',
    before: refuses('staff/sign-in', 'sign-in-failed', 422),
    fails: true,
    act: password,
  },
  {
    name: 'sign-in-too-many',
    before: refuses('staff/sign-in', 'too-many-requests', 429),
    fails: true,
    act: password,
  },
  { name: 'sign-in-offline', before: fails('staff/sign-in'), fails: true, act: password },
  { name: 'sign-in-code', before: asked, act: password },
  {
    name: 'sign-in-code-missing',
    before: asked,
    act: inTurn(
      password,
      pressed(({ signIn }) => signIn['code.action']),
    ),
  },
  {
    name: 'sign-in-code-wrong',
    before: both(asked, refuses('staff/second-factor', 'code-wrong', 422)),
    fails: true,
    act: inTurn(password, code),
  },
  {
    name: 'sign-in-code-expired',
    before: both(asked, refuses('staff/second-factor', 'code-expired', 410)),
    fails: true,
    act: inTurn(password, code),
  },
  {
    name: 'sign-in-recovery',
    before: asked,
    act: inTurn(
      password,
      pressed(({ signIn }) => signIn['code.recovery']),
    ),
  },
  {
    name: 'sign-in-recovery-missing',
    before: asked,
    act: inTurn(
      password,
      pressed(({ signIn }) => signIn['code.recovery']),
      pressed(({ signIn }) => signIn['code.action']),
    ),
  },
  { name: 'sign-in-enrol', before: says('staff/sign-in', factor), act: password },
  {
    name: 'sign-in-enrol-missing',
    before: says('staff/sign-in', factor),
    act: inTurn(
      password,
      pressed(({ signIn }) => signIn['enrol.action']),
    ),
  },
  {
    name: 'sign-in-recovery-codes',
    before: both(
      says('staff/sign-in', factor),
      says('staff/enrol', { success: true, name: person.name, role: 'owner', recoveryCodes }),
    ),
    act: inTurn(password, code),
  },
  { name: 'sign-in-invited', path: invited, before: opened },
  {
    name: 'sign-in-invited-short',
    path: invited,
    before: opened,
    act: inTurn(
      typed(({ signIn }) => signIn['invited.password'], 'kısa'),
      enter,
    ),
  },
  {
    name: 'sign-in-invited-common',
    path: invited,
    before: both(
      opened,
      says(
        'staff/invitation-accept',
        {
          success: false,
          code: 'invalid-input',
          message: '',
          fields: [{ field: 'password', message: 'password.error.too-common' }],
        },
        422,
      ),
    ),
    fails: true,
    act: chosen,
  },
  {
    name: 'sign-in-invited-expired',
    path: invited,
    before: refuses('staff/invitation', 'link-expired', 410),
    fails: true,
  },
  { name: 'sign-in-invited-failed', path: invited, before: fails('staff/invitation'), fails: true },
  { name: 'sign-in-invited-opening', path: invited, before: never('staff/invitation'), waits: true },
].map((state) => ({ path, who: null, ...state }));
