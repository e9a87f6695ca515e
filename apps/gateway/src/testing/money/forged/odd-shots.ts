import type { Forgery } from './forgeries.ts';
import { aForm, encoded, isIyzico, type Loot, oneOf, type Shot, shotOf } from './shot.ts';
import { fieldOf, signNotice } from './signers.ts';

/** Every sign by its number, and its number by its numbers. */
const doubly = (text: string): string =>
  [...Buffer.from(text, 'utf8')].map((byte) => `%25${byte.toString(16).padStart(2, '0')}`).join('');

const utf16 = (text: string): string =>
  [...Buffer.from(text, 'utf16le')].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');

/** Two bytes where UTF-8 has one. */
const overlong = (text: string): string =>
  [...Buffer.from(text, 'latin1')]
    .map((byte) => `%${(0xc0 | (byte >> 6)).toString(16)}%${(0x80 | (byte & 0x3f)).toString(16)}`)
    .join('');

/** The same form in a spelling that is not ours. */
const encoding: Forgery = (loot) => {
  const form = aForm(loot);
  const spell = oneOf(loot, [doubly, utf16, overlong]);
  const bodies = [
    form.map(([name, value]) => `${name}=${spell(value)}`).join('&'),
    form.map(([name, value]) => `${spell(name)}=${value}`).join('&'),
    encoded(form).replaceAll('&', ';'),
    encoded(form).replaceAll('=', ':'),
    `%ff%fe${encoded(form)}`,
    encodeURIComponent(encoded(form)),
    `form=${encodeURIComponent(encoded(form))}`,
  ];
  return shotOf(loot.target, oneOf(loot, bodies));
};

/** More than anybody sends: of a field, of fields, of everything. */
const oversized: Forgery = (loot) => {
  const form = encoded(aForm(loot));
  const bodies = [
    `${form}&x=${'x'.repeat(loot.of.between(16_384, 60_000))}`,
    `${'a=1&'.repeat(250)}${form}`,
    `${'&'.repeat(loot.of.between(200, 4_000))}${form}`,
    `${form.slice(0, -6)}${'A'.repeat(3_000)}`,
    `x=${'%'.repeat(9_000)}`,
    'a'.repeat(15_000),
    '='.repeat(5_000),
  ];
  return shotOf(loot.target, oneOf(loot, bodies));
};

/** Something that is no form, or no POST. */
const otherKind: Forgery = (loot) => {
  const form = aForm(loot);
  const json = JSON.stringify(Object.fromEntries(form));
  const multipart = `--b\r\ncontent-disposition: form-data; name="oid"\r\n\r\n${loot.target.attemptId}\r\n--b--\r\n`;
  const shots: readonly Partial<Shot>[] = [
    { headers: { 'content-type': 'application/json' }, body: json },
    { headers: { 'content-type': 'text/plain' }, body: encoded(form) },
    { headers: { 'content-type': 'multipart/form-data; boundary=b' }, body: multipart },
    { headers: { 'content-type': 'application/xml' }, body: `<a>${loot.target.attemptId}</a>` },
    { headers: {}, body: null },
    { method: 'GET', body: null, headers: {} },
    { method: 'PUT' },
    { method: 'PATCH' },
    { method: 'DELETE' },
    { method: 'OPTIONS', body: null },
  ];
  return shotOf(loot.target, form, oneOf(loot, shots));
};

const strangePaths = [
  '/odeme/donus/__proto__',
  '/odeme/donus/constructor',
  '/odeme/donus/toString',
  '/odeme/donus/%00',
  '/odeme/donus/%ff',
  '/odeme/donus/iyzico%00',
  '/odeme/donus/IYZICO',
  '/odeme/donus/nestpay%20',
  '/odeme/donus/..%2fbildirim',
  '/odeme/donus//',
  `/odeme/donus/${'a'.repeat(300)}`,
];

/** The form at an address that is not its own: another provider's, or nobody's. */
const elsewhere: Forgery = (loot) => {
  const others = isIyzico(loot.target) ? ['/odeme/donus/nestpay'] : ['/odeme/donus/iyzico', '/odeme/donus'];
  return shotOf(loot.target, aForm(loot), { path: oneOf(loot, [...others, ...others, ...strangePaths]) });
};

/** A form of another provider, as it is or with the target's ids, at the target's address. */
const otherProvider: Forgery = (loot) => {
  const { form } = oneOf(loot, loot.others);
  const fields = [
    ...(form ?? []),
    [isIyzico(loot.target) ? 'conversationId' : 'oid', loot.target.attemptId] as const,
  ];
  return shotOf(loot.target, oneOf(loot, [form ?? [], fields]));
};

/** What is genuine, late and again: only where nothing is to come of it any more. */
const replay: Forgery = (loot) => {
  const { stage, form } = loot.target;
  const isOver = stage === 'issued' || stage === 'declined' || stage === 'replaced' || stage === 'expired';
  return isOver && form ? shotOf(loot.target, form) : null;
};

/** A success of before beside the attempt that is under way now: its ids are its own. */
const oldSuccess: Forgery = (loot) => {
  const old = loot.known.filter(({ stage }) => stage === 'issued' || stage === 'replaced');
  const one = oneOf(loot, old);
  return shotOf(loot.target, one.form ?? []);
};

const noticeOf = ({ target, of }: Loot, status: string) => ({
  iyziEventType: of.pick(['THREE_DS_AUTH', 'THREE_DS_CALLBACK', 'API_AUTH']),
  iyziEventTime: 1_795_000_000_000,
  iyziReferenceCode: 'a1b2c3',
  merchantId: 1,
  paymentId: fieldOf(target.form ?? [], 'paymentId') ?? '26114',
  paymentConversationId: target.attemptId,
  status,
});

/** A notice of a payment, true or made up, with every sort of signature: it may make us ask, and no more. */
const notice: Forgery = (loot) => {
  const { keys, of } = loot;
  const said = noticeOf(loot, of.pick(['SUCCESS', 'FAILURE', 'INIT_THREEDS', 'CALLBACK_THREEDS', '']));
  const mark = signNotice(said, of.pick([keys.iyzico, keys.iyzico, keys.nestpay, '', 'another-key']));
  const bodies = [
    JSON.stringify(said),
    JSON.stringify(said),
    JSON.stringify({ ...said, status: 'SUCCESS' }),
    JSON.stringify({ ...said, paymentConversationId: [loot.target.attemptId] }),
    JSON.stringify({ ...said, paymentId: { $ne: null } }),
    JSON.stringify([said]),
    JSON.stringify(said).slice(0, of.between(1, 150)),
    JSON.stringify({ ...said, filler: 'x'.repeat(9_000) }),
    `{"__proto__":${JSON.stringify(said)}}`,
    'null',
    '""',
  ];
  const path = of.pick([
    '/odeme/bildirim/iyzico',
    '/odeme/bildirim',
    '/odeme/bildirim/nestpay',
    '/odeme/bildirim/x',
  ]);
  const headers = {
    'content-type': 'application/json',
    'x-iyz-signature-v3': of.pick([mark, mark, `${mark}0`, '']),
  };
  return { method: 'POST', path, headers, body: oneOf(loot, bodies) };
};

export const oddShots = {
  encoding,
  oversized,
  otherKind,
  elsewhere,
  otherProvider,
  replay,
  oldSuccess,
  notice,
} as const satisfies Record<string, Forgery>;
