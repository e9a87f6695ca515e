import { inTurn, press, pressInDialog, words } from '../picture-acts.ts';
import { fails, never, says } from '../picture-answers.ts';
import type { PictureState } from '../picture-state.ts';
import type { Things } from '../picture-things.ts';

const payments = [
  ['delivered'],
  ['asked'],
  ['ownAsk'],
  ['partly'],
  ['refunded'],
  ['declined'],
  ['byHand'],
  ['unknown'],
  ['slow'],
  ['transferOrder'],
  ['transferCase'],
  ['transferPaid'],
  ['requestPaid'],
  ['freePaid'],
  ['noticeOrder'],
] as const satisfies readonly (readonly [keyof Things])[];

const payment = (key: (typeof payments)[number][0]) => (things: Things) => `/panel/odemeler/${things[key]}`;

/** Payments, cancellations, payment links, transfers and stuck cases: what they say and what is done there. */
export const moneyStates: readonly PictureState[] = [
  ...payments.map(([key]): PictureState => ({ name: `payment-${key}`, path: payment(key) })),
  { name: 'payment-asked-by-colleague', path: payment('asked'), who: 'call-centre' },
  { name: 'payment-read-only', path: payment('delivered'), who: 'read-only' },
  { name: 'payment-failed', path: payment('delivered'), before: failDetail, fails: true },
  { name: 'payment-missing', path: '/panel/odemeler/abcdefghijklmnopqrstuv', fails: true },
  {
    name: 'payment-document-failed',
    path: payment('delivered'),
    before: fails('panel/documents/open'),
    fails: true,
    act: inTurn(
      press(({ list }) => list['payments.document.policy']),
      async (page) => page.getByRole('dialog').getByRole('textbox').fill('Müşteri kopya istedi'),
      pressInDialog(({ list }) => list['payments.document.open']),
    ),
  },
  { name: 'payment-refund-ask', path: payment('delivered'), act: press(({ list }) => list['refund.ask']) },
  {
    name: 'payment-refund-ask-wrong',
    path: payment('delivered'),
    act: inTurn(
      press(({ list }) => list['refund.ask']),
      pressInDialog(({ list }) => list['refund.send']),
    ),
  },
  {
    name: 'payment-refund-decide',
    who: 'finance',
    path: payment('asked'),
    act: press(({ proposal }) => proposal['decide.action']),
  },
  {
    name: 'payment-refund-decide-wrong',
    who: 'finance',
    path: payment('asked'),
    act: inTurn(
      press(({ proposal }) => proposal['decide.action']),
      pressInDialog(({ proposal }) => proposal['decide.approve']),
    ),
  },
  {
    name: 'payment-close-refund',
    path: payment('byHand'),
    who: 'finance',
    act: press(({ list }) => list['action.close-refund']),
  },
  ...(['noticeManual', 'noticeRefused', 'noticeDone', 'noticeOwed'] as const).map(
    (key): PictureState => ({
      name: `cancellation-${key}`,
      path: (things) => `/panel/iptaller/${things[key]}`,
    }),
  ),
  {
    name: 'cancellation-read-only',
    path: ({ noticeManual }) => `/panel/iptaller/${noticeManual}`,
    who: 'read-only',
  },
  {
    name: 'cancellation-settle',
    path: ({ noticeManual }) => `/panel/iptaller/${noticeManual}`,
    act: press(({ notice }) => notice['settle.action']),
  },
  {
    name: 'cancellation-settle-wrong',
    path: ({ noticeManual }) => `/panel/iptaller/${noticeManual}`,
    fails: true,
    act: inTurn(
      press(({ notice }) => notice['settle.action']),
      pressInDialog(({ notice }) => notice['settle.save']),
    ),
  },
  {
    name: 'cancellation-asked',
    path: ({ noticeManual }) => `/panel/iptaller/${noticeManual}`,
    before: says('panel/cancellations/ask-again', { success: true }),
    act: press(({ notice }) => notice['ask.action']),
  },
  { name: 'request-new', path: '/panel/tahsilat', act: press(({ request }) => request.new) },
  {
    name: 'request-new-wrong',
    path: '/panel/tahsilat',
    fails: true,
    act: inTurn(
      press(({ request }) => request.new),
      pressInDialog(({ request }) => request['form.create']),
    ),
  },
  { name: 'request-link', path: '/panel/tahsilat', act: press(({ request }) => request['link.of']) },
  {
    name: 'request-link-failed',
    path: '/panel/tahsilat',
    before: fails('panel/payment-requests/link'),
    fails: true,
    act: press(({ request }) => request['link.of']),
  },
  { name: 'request-cancel', path: '/panel/tahsilat', act: press(({ request }) => `${request.cancel}: `) },
  { name: 'transfer-enter', path: '/panel/havaleler', act: press(({ transfer }) => `${transfer.enter}: `) },
  {
    name: 'transfer-enter-wrong',
    path: '/panel/havaleler',
    fails: true,
    act: inTurn(
      press(({ transfer }) => `${transfer.enter}: `),
      pressInDialog(({ transfer }) => transfer['enter.submit']),
    ),
  },
  {
    name: 'transfer-entered',
    path: '/panel/havaleler',
    before: says('panel/transfers/enter', { verdict: 'right' }),
    act: enter,
  },
  {
    name: 'transfer-entered-short',
    path: '/panel/havaleler',
    before: says('panel/transfers/enter', { verdict: 'wrong-amount' }),
    act: enter,
  },
  { name: 'transfer-settle', path: '/panel/havaleler', act: press(({ transfer }) => `${transfer.settle}: `) },
  { name: 'transfer-reject', path: '/panel/havaleler', act: press(({ transfer }) => `${transfer.reject}: `) },
  {
    name: 'transfer-reject-wrong',
    path: '/panel/havaleler',
    fails: true,
    act: inTurn(
      press(({ transfer }) => `${transfer.reject}: `),
      pressInDialog(({ transfer }) => transfer.save),
    ),
  },
  { name: 'transfers-read-only', path: '/panel/havaleler', who: 'read-only' },
  { name: 'stuck', path: '/panel/bekleyen-isler' },
  { name: 'stuck-read-only', path: '/panel/bekleyen-isler', who: 'read-only' },
  { name: 'stuck-empty', path: '/panel/bekleyen-isler', who: 'newcomer' },
  { name: 'stuck-failed', path: '/panel/bekleyen-isler', before: fails('panel/stuck'), fails: true },
  { name: 'stuck-loading', path: '/panel/bekleyen-isler', before: never('panel/stuck'), waits: true },
  {
    name: 'stuck-step-failed',
    path: '/panel/bekleyen-isler',
    before: fails('panel/stuck/work'),
    fails: true,
    act: press(({ list }) => list['action.ask-again']),
  },
  {
    name: 'stuck-step-done',
    path: '/panel/bekleyen-isler',
    before: says('panel/stuck/work', { success: true }),
    act: press(({ list }) => list['action.ask-again']),
  },
];

/** its producer holds the id */
async function failDetail(page: Parameters<NonNullable<PictureState['before']>>[0]) {
  await page.route('**/apiConnection', (route) =>
    route.request().headers().producer?.startsWith('panel/payments/') ? route.abort() : route.fallback(),
  );
}

async function enter(...[page, look]: Parameters<NonNullable<PictureState['act']>>) {
  const { transfer } = words(look);
  await press(() => `${transfer.enter}: `)(page, look);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(transfer['enter.amount']).fill('1.250,50');
  await dialog.getByRole('button', { name: transfer['enter.submit'], exact: true }).click();
  await dialog.getByRole('status').waitFor();
}
