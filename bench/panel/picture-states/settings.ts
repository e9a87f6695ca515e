import { alters, both, pressed, typed } from '../administration-acts.ts';
import { inTurn } from '../picture-acts.ts';
import { fails, never, refuses, says } from '../picture-answers.ts';
import type { PictureState } from '../picture-state.ts';

const lists = [
  ['coupons', '/panel/kuponlar', 'panel/coupons', 'durum=ended&ara=YOK', 'ara=BAHAR', 'sira=code&yon=artan'],
  ['people', '/panel/kullanicilar', 'panel/staff', 'ara=xyzzy', 'rol=finance', 'sira=name&yon=artan'],
  ['audit', '/panel/denetim', 'panel/audit', 'ara=xyzzy', 'islem=coupon.created', 'yon=artan'],
  ['data', '/panel/veri-talepleri', 'panel/data-requests', 'ara=05559998877', 'durum=open', 'sira=asked_at'],
] as const;

const coupon = (code: string) =>
  inTurn(
    pressed(({ coupons }) => coupons.new),
    typed(({ coupons }) => coupons.code, code),
    typed(({ coupons }) => coupons.discount, '10'),
    typed(({ coupons }) => coupons.until, '31/01/2031'),
    pressed(({ coupons }) => coupons['new.add']),
  );
const refusedField = (field: string, message: string) => ({
  success: false,
  code: 'invalid-input',
  message: '',
  fields: [{ field, message }],
});

/** Three older releases of a part, one damaged, one too old to be taken; an older one is live. */
const olderReleases = alters('panel/releases', ({ families: [travel] }) => {
  const [newest] = travel.releases;
  const older = { ...newest, version: '4f1c9a02be', at: '2026-11-18T14:05:00.000Z', selectable: false };
  const broken = {
    ...older,
    version: '90d3e7715c',
    at: '2026-11-12T09:40:00.000Z',
    health: 'missing',
    files: 0,
  };
  const good = { ...older, version: 'a37be51d08', at: '2026-11-10T09:40:00.000Z', selectable: true };
  travel.releases = [{ ...newest, selectable: true }, older, broken, good];
  Object.assign(travel, { live: older.version, chosenAt: '2026-11-21T17:20:00.000Z' });
});

/** A release made alone that a part of the visitors gets, and one that was taken back by itself. */
const aloneReleases = alters('panel/releases', ({ families: [travel] }) => {
  const [newest] = travel.releases;
  const counted = { visitors: 1240, failed: 31, errored: 2, refused: 0, quoted: 402, ordered: 77 };
  const visits = { ...counted, lcpMs: 1_840, inpMs: 96 };
  const shared = {
    ...newest,
    version: 'travel@3f9a1c20b7e84d51',
    alone: true,
    selectable: true,
    bytes: 214_016,
    visits,
  };
  const withdrawn = { at: '2026-11-21T17:20:00.000Z', fault: 'failed' };
  const gone = {
    ...shared,
    version: 'travel@90d3e7715c084ab2',
    withdrawn,
    visits: { ...visits, visitors: 6, failed: 6 },
  };
  travel.releases = [shared, gone, newest];
  travel.share = { version: shared.version, percent: 5, begunAt: '2026-11-22T08:00:00.000Z' };
});
const change = { product: 'Seyahat', part: null, before: null, after: null, subject: '' };
const someChanges = says('panel/releases/difference', {
  live: 'aaaaaaaaaa',
  changes: [
    { ...change, kind: 'field-added', part: 'form', subject: 'Kısırlaştırıldı mı?', after: 'kisir' },
    { ...change, kind: 'field-bound', part: 'max', subject: 'Yaşı', before: '30', after: '35' },
    { ...change, kind: 'wire-option', subject: 'Tür: Köpek', before: 'kopek', after: 'it' },
    { ...change, kind: 'page-moved', before: '/pati-sigortasi', after: '/pati' },
    { ...change, kind: 'weight', before: '204800', after: '219136' },
    { ...change, kind: 'files', product: null, part: 'server', after: '3' },
  ],
});

/** Coupons, rates, people, releases, the log and what persons asked about their data. */
export const settingStates: readonly PictureState[] = [
  ...lists.flatMap(([name, path, producer, nothing, found, sorted]): PictureState[] => [
    { name, path },
    { name: `${name}-nothing`, path: `${path}?${nothing}` },
    { name: `${name}-found`, path: `${path}?${found}` },
    { name: `${name}-sorted`, path: `${path}?${sorted}` },
    { name: `${name}-failed`, path, before: fails(producer), fails: true },
    { name: `${name}-loading`, path, before: never(producer), waits: true },
    { name: `${name}-not-allowed`, path, who: 'read-only', fails: true },
  ]),
  { name: 'coupons-new', path: '/panel/kuponlar', act: pressed(({ coupons }) => coupons.new) },
  {
    name: 'coupons-new-wrong',
    path: '/panel/kuponlar',
    act: inTurn(
      pressed(({ coupons }) => coupons.new),
      pressed(({ coupons }) => coupons['new.add']),
    ),
  },
  {
    name: 'coupons-new-taken',
    path: '/panel/kuponlar',
    before: says('panel/coupons/create', refusedField('code', 'code.taken'), 422),
    fails: true,
    act: coupon('BAHAR15'),
  },
  {
    name: 'coupons-new-failed',
    path: '/panel/kuponlar',
    before: fails('panel/coupons/create'),
    fails: true,
    act: coupon('YENI'),
  },
  { name: 'coupons-end', path: '/panel/kuponlar', act: pressed(({ coupons }) => `${coupons.end}: `) },
  { name: 'rates', path: '/panel/kurlar' },
  { name: 'rates-failed', path: '/panel/kurlar', before: fails('panel/rates'), fails: true },
  { name: 'rates-loading', path: '/panel/kurlar', before: never('panel/rates'), waits: true },
  { name: 'rates-not-allowed', path: '/panel/kurlar', who: 'agent', fails: true },
  {
    name: 'rates-change',
    path: '/panel/kurlar',
    act: async (page) => page.getByRole('radio').nth(1).check({ force: true }),
  },
  {
    name: 'rates-change-wrong',
    path: '/panel/kurlar',
    act: inTurn(
      async (page) => page.getByRole('radio').nth(1).check({ force: true }),
      pressed(({ rates }) => rates.change),
    ),
  },
  { name: 'people-invite', path: '/panel/kullanicilar', act: pressed(({ people }) => people.invite) },
  {
    name: 'people-invite-wrong',
    path: '/panel/kullanicilar',
    act: inTurn(
      pressed(({ people }) => people.invite),
      pressed(({ people }) => people['invite.send']),
    ),
  },
  {
    name: 'people-invited',
    path: '/panel/kullanicilar',
    before: says('panel/staff/invite', { id: 'p'.repeat(22) }),
    act: inTurn(
      pressed(({ people }) => people.invite),
      typed(({ people }) => people.name, 'Nazlı Çelik'),
      typed(({ people }) => people.email, 'nazli@ornek.com'),
      async (page) => {
        await page.locator('#role').selectOption('finance');
      },
      pressed(({ people }) => people['invite.send']),
    ),
  },
  {
    name: 'people-manage',
    path: '/panel/kullanicilar?rol=finance',
    act: pressed(({ people }) => people['manage.of']),
  },
  {
    name: 'people-manage-invited',
    path: '/panel/kullanicilar?durum=invited',
    act: pressed(({ people }) => people['manage.of']),
  },
  {
    name: 'people-manage-sure',
    path: '/panel/kullanicilar?rol=finance',
    act: inTurn(
      pressed(({ people }) => people['manage.of']),
      pressed(({ people }) => people['action.off']),
    ),
  },
  {
    name: 'people-manage-refused',
    path: '/panel/kullanicilar?rol=finance',
    before: refuses('panel/staff/change', 'not-allowed', 403),
    fails: true,
    act: inTurn(
      pressed(({ people }) => people['manage.of']),
      pressed(({ people }) => people.save),
    ),
  },
  { name: 'releases', path: '/panel/surumler' },
  { name: 'releases-reader', path: '/panel/surumler', who: 'auditor', fails: true },
  { name: 'releases-failed', path: '/panel/surumler', before: fails('panel/releases'), fails: true },
  { name: 'releases-loading', path: '/panel/surumler', before: never('panel/releases'), waits: true },
  { name: 'releases-older', path: '/panel/surumler', before: olderReleases },
  { name: 'releases-alone', path: '/panel/surumler', before: aloneReleases },
  {
    name: 'releases-live',
    path: '/panel/surumler',
    before: both(aloneReleases, someChanges),
    act: pressed(({ releases }) => releases.makeLive),
  },
  {
    name: 'releases-share',
    path: '/panel/surumler',
    before: both(aloneReleases, someChanges),
    act: pressed(({ releases }) => releases['share.change']),
  },
  {
    name: 'releases-back',
    path: '/panel/surumler',
    before: both(olderReleases, someChanges),
    act: pressed(({ releases }) => releases.rollBack),
  },
  {
    name: 'releases-back-wrong',
    path: '/panel/surumler',
    before: both(olderReleases, someChanges),
    act: inTurn(
      pressed(({ releases }) => releases.rollBack),
      pressed(({ releases }) => releases.rollBack),
    ),
  },
  { name: 'audit-reader', path: '/panel/denetim', who: 'auditor' },
  { name: 'audit-page-2', path: '/panel/denetim?sayfa=2' },
  {
    name: 'audit-details',
    path: '/panel/denetim?islem=coupon.created',
    act: pressed(({ audit }) => audit['details.of']),
  },
  {
    name: 'audit-details-partner',
    path: '/panel/denetim?islem=partner.saved',
    act: pressed(({ audit }) => audit['details.of']),
  },
  {
    name: 'audit-details-data',
    path: '/panel/denetim?islem=data-request.done',
    act: pressed(({ audit }) => audit['details.of']),
  },
  { name: 'audit-chain', path: '/panel/denetim', act: pressed(({ audit }) => audit.check) },
  {
    name: 'audit-chain-lost',
    path: '/panel/denetim',
    before: says('panel/audit/check', {
      brokenAt: null,
      entries: 31,
      checkedAt: '2026-11-22T06:30:00.000Z',
      witnessed: 40,
      alone: false,
      lostAt: 32,
    }),
    act: pressed(({ audit }) => audit.check),
  },
  {
    name: 'audit-chain-broken',
    path: '/panel/denetim',
    before: says('panel/audit/check', {
      brokenAt: 12,
      entries: 11,
      checkedAt: '2026-11-22T06:30:00.000Z',
      witnessed: 40,
      alone: false,
      lostAt: null,
    }),
    act: pressed(({ audit }) => audit.check),
  },
  {
    name: 'audit-chain-failed',
    path: '/panel/denetim',
    before: fails('panel/audit/check'),
    fails: true,
    act: pressed(({ audit }) => audit.check),
  },
  {
    name: 'data-settle',
    path: '/panel/veri-talepleri?durum=open',
    act: pressed(({ requests }) => requests.settle),
  },
  {
    name: 'data-settle-wrong',
    path: '/panel/veri-talepleri?durum=open',
    act: inTurn(
      pressed(({ requests }) => requests.settle),
      pressed(({ requests }) => requests.save),
    ),
  },
  {
    name: 'data-reopen',
    path: '/panel/veri-talepleri?durum=done',
    act: pressed(({ requests }) => requests.reopen),
  },
  {
    name: 'data-settle-failed',
    path: '/panel/veri-talepleri?durum=open',
    before: async (page) => {
      await page.route('**/apiConnection', (route) =>
        /settle$/.test(route.request().headers().producer ?? '') ? route.abort() : route.fallback(),
      );
    },
    fails: true,
    act: inTurn(
      pressed(({ requests }) => requests.settle),
      typed(({ requests }) => requests.reason, 'Kimlik görüldü'),
      pressed(({ requests }) => requests.save),
    ),
  },
];
