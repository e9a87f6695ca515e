import { type Act, adminWords, alters, enter, pressed, typed } from '../administration-acts.ts';
import { inTurn } from '../picture-acts.ts';
import { fails, never, refuses, says } from '../picture-answers.ts';
import type { PictureState } from '../picture-state.ts';

const list = '/panel/is-ortaklari';
const path = `${list}/kaya-acente`;
const review = pressed(({ partners }) => partners.save);
/** opens a tab of the editor */
const tab =
  (id: string): Act =>
  async (page) =>
    page.locator(`[data-tab="${id}"]`).click();
const office: Act = inTurn(
  tab('footer'),
  pressed(({ partners }) => partners['ofisler.add']),
  async (page) => page.locator('#ofisler-2-ad').fill('Alsancak'),
);
/** opens the first row of a list */
const open =
  (name: string): Act =>
  async (page) =>
    page.locator(`#${name}-0-open`).click();

/** Brands and their settings. */
export const partnerStates: readonly PictureState[] = [
  { name: 'partners', path: list },
  { name: 'partners-of-one', path: list, who: 'auditor' },
  { name: 'partners-failed', path: list, before: fails('panel/partners'), fails: true },
  { name: 'partners-loading', path: list, before: never('panel/partners'), waits: true },
  { name: 'partners-not-allowed', path: list, who: 'finance', fails: true },
  { name: 'partners-new', path: list, act: pressed(({ partners }) => partners.new) },
  {
    name: 'partners-new-wrong',
    path: list,
    act: inTurn(
      pressed(({ partners }) => partners.new),
      pressed(({ partners }) => partners['new.add']),
    ),
    fails: true,
  },
  { name: 'partners-category', path: list, act: pressed(({ partners }) => partners['category.add']) },
  {
    name: 'partners-category-wrong',
    path: list,
    fails: true,
    act: inTurn(
      pressed(({ partners }) => partners['category.add']),
      typed(({ partners }) => partners['category.name'], ''),
      enter,
    ),
  },
  { name: 'partner', path },
  { name: 'partner-own', path: `${list}/default` },
  { name: 'partner-new', path: `${list}/yeni-acente` },
  { name: 'partner-reader', path, who: 'auditor' },
  { name: 'partner-missing', path: `${list}/yok`, fails: true },
  ...(['home', 'products', 'frame', 'footer', 'chat', 'transfer', 'technical'] as const).map(
    (id): PictureState => ({ name: `partner-${id}`, path, act: tab(id) }),
  ),
  ...(
    [
      ['home', 'iddialar'],
      ['home', 'yorumlar'],
      ['footer', 'ofisler'],
      ['chat', 'chat_kisiler'],
    ] as const
  ).map(
    ([id, name]): PictureState => ({ name: `partner-list-${name}`, path, act: inTurn(tab(id), open(name)) }),
  ),
  { name: 'partner-office-added', path, act: office },
  {
    name: 'partner-office-incomplete',
    path,
    act: inTurn(
      office,
      async (page) => page.locator('#ofisler-2-harita').fill('40,99'),
      async (page) => page.waitForTimeout(900),
      review,
    ),
  },
  {
    name: 'partner-office-moved',
    path,
    act: inTurn(tab('footer'), open('ofisler'), async (page) =>
      page.locator('#ofisler-0-down').press('Enter'),
    ),
  },
  {
    name: 'partner-hours-wrong',
    path,
    act: inTurn(
      tab('chat'),
      async (page) => page.locator('#chat_saatler-Tue-to').fill('akşam'),
      async (page) => page.waitForTimeout(900),
    ),
  },
  {
    name: 'partner-unreadable',
    path,
    before: alters('panel/partners/read', ({ partner }) => {
      Object.assign(partner.settings, { ofisler: '{"ad": Kadıköy', chat_saatler: '[]' });
      partner.ignored = ['ofisler', 'chat_saatler'];
    }),
    act: tab('footer'),
  },
  {
    name: 'partner-colour',
    path,
    act: inTurn(
      typed(({ partners }) => partners['setting.renk_kodu'], '#ffe600'),
      async (page) => page.waitForTimeout(900),
    ),
  },
  {
    name: 'partner-wrong-line',
    path,
    act: inTurn(
      typed(({ partners }) => partners['setting.logo_url'], 'https://baska.example/logo.svg'),
      async (page) => page.waitForTimeout(900),
    ),
  },
  {
    name: 'partner-changes',
    path,
    act: inTurn(
      typed(({ partners }) => partners['setting.title'], 'Kaya Acentelik, yanınızda'),
      tab('frame'),
      async (page, look) =>
        page.getByRole('switch', { name: adminWords(look).partners['setting.showHeader'] }).click(),
      tab('home'),
      open('iddialar'),
      async (page) => page.locator('#iddialar-0-cumle-tr').fill('İki dakikada poliçe'),
      tab('chat'),
      async (page) => page.locator('#chat_saatler-Sat-to').fill('15:00'),
      office,
      async (page) => page.locator('#ofisler-2-adres').fill('Kıbrıs Şehitleri Caddesi 12, Konak, İzmir'),
      async (page) => page.waitForTimeout(900),
      review,
    ),
  },
  {
    name: 'partner-changed-meanwhile',
    path,
    before: refuses('panel/partners/save', 'changed-meanwhile'),
    fails: true,
    act: inTurn(
      typed(({ partners }) => partners['setting.title'], 'Kaya'),
      review,
      pressed(({ partners }) => partners['diff.save']),
    ),
  },
  {
    name: 'partner-refused',
    path,
    before: says(
      'panel/partners/save',
      {
        success: false,
        code: 'invalid-input',
        message: '',
        fields: [
          { field: 'title', message: 'setting.ignored' },
          { field: 'ofisler', message: 'setting.ignored' },
        ],
      },
      422,
    ),
    fails: true,
    act: inTurn(
      typed(({ partners }) => partners['setting.title'], 'Kaya'),
      review,
      pressed(({ partners }) => partners['diff.save']),
    ),
  },
  {
    name: 'partner-unsaved',
    path,
    act: inTurn(
      typed(({ partners }) => partners['setting.title'], 'Kaya'),
      async (page) => page.waitForTimeout(500),
      async (page) => {
        await page.goBack();
      },
    ),
  },
];
