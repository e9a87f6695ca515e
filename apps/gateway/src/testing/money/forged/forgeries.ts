import { aForm, encoded, isIyzico, type Loot, oneOf, type Shot, shotOf } from './shot.ts';
import {
  type Fields,
  fieldOf,
  iyzicoSigned,
  signIyzico,
  signNestpay,
  signOldNestpay,
  without,
  withValue,
} from './signers.ts';
import type { Target } from './targets.ts';

/** One way to forge a return: none of them may change anything. Null where it does not fit. */
export type Forgery = (loot: Loot) => Shot | null;

const sealOf = (target: Target): string => (isIyzico(target) ? 'signature' : 'HASH');

/** Names whose values the signature covers, and that are there. */
const signedOf = (target: Target, form: Fields): string[] =>
  isIyzico(target)
    ? iyzicoSigned.filter((name) => (fieldOf(form, name) ?? '') !== '')
    : form.map(([name]) => name).filter((name) => !/^(hash|encoding|nationalidno)$/i.test(name));

/** Names that say something to whoever reads the form; the others may be called anything. */
const readOf = (target: Target, form: Fields): string[] => {
  if (isIyzico(target)) return signedOf(target, form);
  const always = ['oid', 'amount', 'mdStatus', 'clientid', 'currency', 'storetype', 'hashAlgorithm'];
  if (fieldOf(form, 'mdStatus') !== '1') return always;
  const proof = [...always, 'md', 'xid', 'eci', 'cavv'];
  return fieldOf(form, 'storetype') === '3d_pay' ? [...proof, 'Response', 'ProcReturnCode'] : proof;
};

const sign = (target: Target, form: Fields, key: string): Fields =>
  isIyzico(target) ? signIyzico(form, key) : signNestpay(form, key);

const keyOf = ({ target, keys }: Loot): string => (isIyzico(target) ? keys.iyzico : keys.nestpay);

const bent: readonly ((value: string) => string)[] = [
  (value) => `${value}0`,
  (value) => ` ${value}`,
  (value) => `${value} `,
  (value) => `${value}\n`,
  (value) => `${value}\u0000`,
  (value) => `0${value}`,
  (value) => `${value}\u200b`,
  (value) => `\ufeff${value}`,
  (value) => value.slice(0, -1),
  (value) => `${value}'; drop table attempt; --`,
  (value) => `${value}%00`,
  (value) => `${value}|${value}`,
  (value) => `${value}\\`,
  () => '１',
  () => '',
  () => 'null',
  () => '[object Object]',
  () => '9'.repeat(400),
];

/** Another value for one signed field, its seal as it was. */
const bend: Forgery = (loot) => {
  const form = aForm(loot);
  const name = oneOf(loot, signedOf(loot.target, form), 'signed fields');
  const old = fieldOf(form, name) ?? '';
  const value = oneOf(loot, bent)(old);
  return value === old ? null : shotOf(loot.target, withValue(form, name, value));
};

const drop: Forgery = (loot) => {
  const form = aForm(loot);
  const name = oneOf(loot, [...signedOf(loot.target, form), sealOf(loot.target)]);
  return shotOf(loot.target, without(form, name));
};

/** A field twice: whichever of the two a reader takes, the other was meant to be signed. */
const twice: Forgery = (loot) => {
  const form = aForm(loot);
  const name = oneOf(loot, [...signedOf(loot.target, form), sealOf(loot.target)]);
  const value = oneOf(loot, ['1', 'success', loot.target.attemptId, fieldOf(form, name) ?? '']);
  const again = [oneOf(loot, [name, `${name}`]), value] as const;
  return shotOf(loot.target, loot.of.chance(0.5) ? [...form, again] : [again, ...form]);
};

/** Fields of one purchase under the seal of another. */
const cross: Forgery = (loot) => {
  const [mine, theirs] = [aForm(loot), oneOf(loot, loot.known).form ?? []];
  if (mine === theirs) return null;
  const names = signedOf(loot.target, mine);
  const taken = names.filter(() => loot.of.chance(0.4));
  const mixed = taken.reduce(
    (form, name) => withValue(form, name, fieldOf(theirs, name) ?? ''),
    loot.of.chance(0.5)
      ? withValue(mine, sealOf(loot.target), fieldOf(theirs, sealOf(loot.target)) ?? '')
      : mine,
  );
  const isSame = (other: Fields) =>
    [...names, sealOf(loot.target)].every(
      (name) => (fieldOf(mixed, name) ?? '') === (fieldOf(other, name) ?? ''),
    );
  return isSame(mine) || isSame(theirs) ? null : shotOf(loot.target, mixed);
};

/** A success of somebody else, named as the target's. */
const stolen: Forgery = (loot) => {
  const won = loot.known.filter(
    ({ stage, purchaseId }) => stage === 'issued' && purchaseId !== loot.target.purchaseId,
  );
  if (won.length === 0) return null;
  const form = oneOf(loot, won).form ?? [];
  const ids = isIyzico(loot.target)
    ? (['conversationId'] as const)
    : (['oid', 'ReturnOid'] as const).filter((name) => name === 'oid' || loot.of.chance(0.7));
  return shotOf(
    loot.target,
    ids.reduce((all, name) => withValue(all, name, loot.target.attemptId), form),
  );
};

const wrongKeys = ['', '0', 'another-key', 'somebody-elses-key', 'sandbox-api-key', '100200300'];

/** A success, sealed with a key that is not ours at that provider. */
const wrongKey: Forgery = (loot) => {
  const { target, keys } = loot;
  const otherKey = isIyzico(target) ? keys.nestpay : keys.iyzico;
  const won = withValue(withValue(aForm(loot), 'mdStatus', '1'), 'status', 'success');
  return shotOf(target, sign(target, won, oneOf(loot, [...wrongKeys, otherKey])));
};

/** The half states become whole ones, under the seal they had. */
const flip: Forgery = (loot) => {
  const form = aForm(loot);
  const value = oneOf(loot, ['0', '1', '01', '1 ', '+1', '1.0', '2', '3', '4', '5', '6', '7', '8', '9', '']);
  const flipped = withValue(withValue(form, 'mdStatus', value), 'txstatus', 'Y');
  const won = isIyzico(loot.target)
    ? withValue(flipped, 'status', 'success')
    : withValue(withValue(flipped, 'Response', 'Approved'), 'ProcReturnCode', '00');
  const isSame = won.every(([name, now], place) => form[place]?.[0] === name && form[place]?.[1] === now);
  return isSame ? null : shotOf(loot.target, won);
};

/** Signed with our key by a bank that errs: what it says is not what we asked for. */
const errs: Forgery = (loot) => {
  const { target } = loot;
  const form = withValue(withValue(aForm(loot), 'mdStatus', '1'), 'status', 'success');
  const changes: readonly (readonly [string, string])[] = isIyzico(target)
    ? [
        ['paymentId', '99999999'],
        ['paymentId', fieldOf(oneOf(loot, loot.known).form ?? [], 'paymentId') ?? '1'],
        ['paymentId', ''],
      ]
    : [
        ['amount', '0.01'],
        ['amount', `${fieldOf(form, 'amount')}1`],
        ['amount', `-${fieldOf(form, 'amount')}`],
        ['amount', '1e2'],
        ['amount', '100,25'],
        ['currency', '840'],
        ['currency', '978'],
        ['currency', 'TRY'],
        ['clientid', '100200301'],
        ['storetype', fieldOf(form, 'storetype') === '3d' ? '3d_pay' : '3d'],
        ['storetype', '3d_pay_hosting'],
        ['storetype', 'pay_hosting'],
        ['hashAlgorithm', 'ver2'],
        ['hashAlgorithm', 'ver1'],
        ['hashAlgorithm', 'VER3'],
        ['hashAlgorithm', ''],
      ];
  const [name, value] = oneOf(loot, changes);
  const mine = fieldOf(form, isIyzico(target) ? 'paymentId' : name);
  if (mine === value) return null;
  /* the number of its own payment is right */
  if (isIyzico(target) && target.form && fieldOf(target.form, 'paymentId') === value) return null;
  return shotOf(target, sign(target, withValue(form, name, value), keyOf(loot)));
};

/** The hash of before, with a list of what it covers that the form itself brings. */
const downgrade: Forgery = (loot) => {
  if (isIyzico(loot.target)) return null;
  const form = withValue(aForm(loot), 'mdStatus', '1');
  const usual = ['clientid', 'oid', 'mdStatus', 'cavv', 'eci', 'md', 'rnd'];
  const lists = [
    [],
    ['rnd'],
    usual,
    usual.toReversed(),
    ['mdStatus'],
    ['oid', 'oid'],
    form.map(([name]) => name),
  ];
  const old = signOldNestpay(form, oneOf(loot, lists), oneOf(loot, [keyOf(loot), '', 'another-key']));
  /* the word of the new version over the seal of the old one */
  return shotOf(loot.target, loot.of.chance(0.4) ? withValue(old, 'hashAlgorithm', 'ver3') : old);
};

/** Names are not signed, only their order: other names in the same order keep the hash. */
const rename: Forgery = (loot) => {
  if (isIyzico(loot.target)) return null;
  const form = aForm(loot);
  const names = form.map(([name]) => name).filter((name) => !/^(hash|encoding)$/i.test(name));
  const sorted = names.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));
  const at = loot.of.between(0, sorted.length - 2);
  const [low, high] = [sorted[at] ?? '', sorted[at + 1] ?? ''];
  const renamed = new Map(
    oneOf(loot, [
      [[low, `${low}0`]],
      /* each takes the name of its neighbour, the last one a new name behind it */
      sorted.slice(at).map((name, place, all) => [name, all[place + 1] ?? `${name}0`]),
      [[low, `${high.slice(0, -1)}`]],
    ]) as [string, string][],
  );
  if (!readOf(loot.target, form).some((name) => renamed.has(name))) return null;
  const fields = form.map(([name, value]) => [renamed.get(name) ?? name, value] as const);
  return shotOf(loot.target, fields);
};

/** The case of names, brackets of lists: a lenient reader would take them for the field. */
const respell: Forgery = (loot) => {
  const form = aForm(loot);
  const name = oneOf(loot, readOf(loot.target, form));
  const spelled = oneOf(loot, [
    name === name.toUpperCase() ? name.toLowerCase() : name.toUpperCase(),
    `${name}[]`,
    `${name}[0]`,
    `${name}.`,
    ` ${name}`,
    `__proto__[${name}]`,
    `constructor.prototype.${name}`,
  ]);
  return shotOf(
    loot.target,
    form.map(([one, value]) => [one === name ? spelled : one, value] as const),
  );
};

/** Parts of what is signed put into each other's fields: the joined text stays the same. */
const shift: Forgery = (loot) => {
  if (!isIyzico(loot.target)) return null;
  const form = aForm(loot);
  const [id, md, payment, status] = ['conversationId', 'mdStatus', 'paymentId', 'status'].map(
    (name) => fieldOf(form, name) ?? '',
  );
  const shifted: readonly Record<string, string>[] = [
    {
      conversationData: `:${id}`,
      conversationId: `${md}`,
      mdStatus: `${payment}`,
      paymentId: `${status}`,
      status: '',
    },
    { conversationId: `${id}:${md}`, mdStatus: `${payment}`, paymentId: `${status}`, status: '' },
    { mdStatus: `${md}:${payment}`, paymentId: `${status}`, status: '' },
    { conversationData: ':', conversationId: `${id}:${md}`, mdStatus: '1', paymentId: `${payment}` },
  ];
  const changes = oneOf(loot, shifted);
  return shotOf(
    loot.target,
    Object.entries(changes).reduce((all, [name, value]) => withValue(all, name, value), form),
  );
};

/** Cut off somewhere, in the order it is posted or in another one. */
const truncate: Forgery = (loot) => {
  const body = encoded(aForm(loot));
  return shotOf(loot.target, body.slice(0, loot.of.between(0, body.length - 4)));
};

export const forgeries = {
  bend,
  drop,
  twice,
  cross,
  stolen,
  wrongKey,
  flip,
  errs,
  downgrade,
  rename,
  respell,
  shift,
  truncate,
} as const satisfies Record<string, Forgery>;
