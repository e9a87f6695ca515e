// @vitest-environment happy-dom

import { calendarDay } from '@sigorta/contracts/calendar-day';
import { listAnswer, listRequest } from '@sigorta/contracts/panel/list';
import { listChoices } from '@sigorta/contracts/panel/list-choices';
import { listExport } from '@sigorta/contracts/panel/list-export';
import { savedViewDrop, savedViewKeep, savedViews } from '@sigorta/contracts/panel/saved-views';
import { defineStaffOperation } from '@sigorta/contracts/panel/staff-operation';
import { productId } from '@sigorta/contracts/wire';
import { type FakeGateway, fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { Dialog } from '@sigorta/ui-kit/dialog/Dialog.tsx';
import { within } from '@testing-library/react';
import * as v from 'valibot';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { renderPanel } from '../../testing/render-panel.tsx';
import { ListPage } from './ListPage.tsx';
import { definePanelList, type RowAction } from './panel-list.ts';

const boats = defineStaffOperation({
  producer: 'panel/boats',
  method: 'POST',
  cost: 'read',
  permission: 'policies:view',
  request: listRequest(['built', 'length'], {
    state: v.optional(v.picklist(['afloat', 'sunk'])),
    product: v.optional(productId),
    partner: v.optional(productId),
    assignee: v.optional(v.string()),
    endsWithin: v.optional(v.number()),
    from: v.optional(calendarDay),
    to: v.optional(calendarDay),
  }),
  answer: listAnswer(v.object({ id: v.string(), name: v.string(), length: v.number() })),
  errors: [],
  summary: 'Boats, for tests.',
});

/** a text is its key, and its places behind it */
const t = (key: string, places?: object) => (places ? `${key} ${Object.values(places).join()}` : key);

const sink: RowAction<typeof boats, string> = {
  label: ({ length }) => (length > 10 ? 'Sink it' : 'Drop it'),
  permission: 'coupons:edit',
  when: ({ name }) => name !== 'Martı',
  dialog: ({ refresh, close }) => (
    <Dialog open title="Sure?" onClose={close}>
      <button type="button" onClick={refresh}>
        Yes
      </button>
    </Dialog>
  ),
};

const boatList = definePanelList({
  operation: boats,
  texts: () => t,
  words: { title: 'Boats', text: 'Everything that floats.', search: 'Name of a boat' },
  filters: {
    state: { label: 'State', values: ['afloat', 'sunk'], say: (state) => state.toUpperCase() },
    endsWithin: { label: 'Ends', values: [15, 30], say: (days, say) => say('in', { days }) },
    product: { label: 'Product', choices: 'products' },
    partner: { label: 'Partner', choices: 'partners' },
    assignee: { label: 'Person', choices: 'staff', first: [{ value: 'none', label: 'Nobody' }] },
  },
  days: true,
  columns: [
    { field: 'name', label: 'Name', sort: 'built', cell: ({ name }) => name },
    {
      field: 'length',
      label: 'Length',
      sort: 'length',
      end: true,
      cell: ({ length }, say) => say('m', { length }),
    },
  ],
  keyOf: ({ id }) => id,
  detail: ({ id }) => `/panel/boats/${id}`,
  views: 'policies',
  export: 'policies',
  above: () => <p>The harbour is open.</p>,
  head: {
    permission: 'coupons:edit',
    Button: ({ answer, refresh, done }) => (
      <>
        <button type="button" onClick={refresh}>
          Look again
        </button>
        <button type="button" onClick={() => done(`One more than ${answer?.total}`)}>
          Launch
        </button>
      </>
    ),
  },
  actions: {
    label: 'What to do',
    of: [
      {
        label: () => 'Paint',
        name: ({ name }, say) => `${say('Paint')} ${name}`,
        dialog: ({ row, close, done, answer }) => (
          <Dialog open title={`Paint ${row.name} of ${answer.total}`} onClose={close}>
            <button type="button" onClick={() => done(`${row.name} is blue`)}>
              Blue
            </button>
          </Dialog>
        ),
      },
      sink,
    ],
  },
});

const two = {
  rows: [
    { id: 'boat-1', name: 'Martı', length: 8 },
    { id: 'boat-2', name: 'Yunus', length: 12 },
  ],
  total: 2,
  more: false,
};
const choices = {
  products: [{ id: 'dask', name: 'DASK' }],
  insurers: [],
  partners: [{ id: 'kaya', name: 'Kaya' }],
  staff: [{ id: 'person-0002', name: 'Ada' }],
};

let gateway: FakeGateway;
beforeEach(() => {
  gateway = fakeGateway();
  gateway.answer(boats, two);
  gateway.answer(listChoices, choices);
});

const show = (path = '/panel/boats', role?: 'read-only' | 'finance') =>
  renderPanel(<ListPage of={boatList} />, { gateway, path, ...(role && { role }) });
const asked = () => gateway.calls(boats).at(-1);
const optionsOf = (select: HTMLElement) =>
  [...select.querySelectorAll('option')].map((one) => one.textContent);

test('it names the page, says what is above it, and lists the rows in a table with that name', async () => {
  const page = await show();
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Boats');
  expect(page.getByText('Everything that floats.')).toBeTruthy();
  expect(page.getByText('The harbour is open.')).toBeTruthy();
  const table = await page.findByRole('table', { name: 'Boats' });
  expect(within(table).getAllByRole('row')).toHaveLength(3);
  expect(page.cells('Yunus').slice(0, 2)).toEqual(['Yunus', 'm 12']);
});

test('a row leads to its own page by its first cell', async () => {
  const page = await show();
  expect((await page.findByRole('link', { name: 'Yunus' })).getAttribute('href')).toBe('/panel/boats/boat-2');
});

test('it asks for the first page in the list’s own order', async () => {
  await show();
  expect(gateway.calls(boats)).toEqual([{ page: 1, ascending: false }]);
});

test('while it waits it says so, and after that no more', async () => {
  const held = gateway.hold(boats);
  const page = await show();
  expect(page.getByRole('status').textContent).toContain('Yükleniyor');
  await held.answer(two);
  expect(page.queryByText('Yükleniyor')).toBeNull();
});

test('rows of before stay while the next ones are on their way', async () => {
  const page = await show();
  await page.findByText('Yunus');
  const held = gateway.hold(boats);
  await page.user.click(page.getByRole('button', { name: 'Length sütununa göre sırala' }));
  expect(page.getByRole('table').getAttribute('aria-busy')).toBe('true');
  expect(page.getByText('Yunus')).toBeTruthy();
  await held.answer({ ...two, rows: two.rows.slice(0, 1) });
  expect(page.queryByText('Yunus')).toBeNull();
  expect(page.getByRole('table').getAttribute('aria-busy')).toBeNull();
});

test('nothing at all is told without a way to widen the search', async () => {
  gateway.answer(boats, { rows: [], total: 0, more: false });
  const page = await show();
  expect(await page.findByText('Kayıt yok')).toBeTruthy();
  expect(page.queryByText('Bu filtrelere uyan bir kayıt bulunamadı.')).toBeNull();
  expect(page.queryByRole('table')).toBeNull();
});

test('nothing for these filters is told, and they can be taken back', async () => {
  gateway.answer(boats, { rows: [], total: 0, more: false });
  const page = await show('/panel/boats?durum=sunk&ara=Yunus&sira=length');
  expect(await page.findByText('Bu filtrelere uyan bir kayıt bulunamadı.')).toBeTruthy();
  const [, inList] = page.getAllByRole('button', { name: 'Filtreleri temizle' });
  await page.user.click(inList as HTMLElement);
  expect(page.address()).toBe('/panel/boats?sira=length');
  expect(asked()).toEqual({ page: 1, ascending: false, sort: 'length' });
});

test.each([
  ['offline', 'Bilgiler alınamadı'],
  ['timeout', 'Bilgiler alınamadı'],
  ['internal-error', 'Bilgiler alınamadı'],
] as const)('an answer that does not come (%s) can be asked for again', async (code, title) => {
  gateway.refuse(boats, code);
  const page = await show();
  expect(await page.findByText(title)).toBeTruthy();
  gateway.answer(boats, two);
  await page.user.click(page.getByRole('button', { name: 'Yeniden dene' }));
  expect(await page.findByText('Yunus')).toBeTruthy();
});

test('a role that may not see it is told so, and has nothing to press', async () => {
  gateway.refuse(boats, 'not-allowed');
  const page = await show('/panel/boats', 'read-only');
  expect(await page.findByText('Bu sayfa rolünüze kapalı')).toBeTruthy();
  expect(page.queryByRole('button', { name: 'Yeniden dene' })).toBeNull();
});

test.each([
  ['durum=sunk', { state: 'sunk' }],
  ['state=sunk', { state: 'sunk' }],
  ['biten=30', { endsWithin: 30 }],
  ['urun=dask&ortak=kaya', { product: 'dask', partner: 'kaya' }],
  ['sorumlu=none', { assignee: 'none' }],
  ['ilk=2026-11-01&son=2026-11-21', { from: '2026-11-01', to: '2026-11-21' }],
  ['ara=Yunus&sayfa=2', { search: 'Yunus', page: 2 }],
  ['sira=length&yon=artan', { sort: 'length', ascending: true }],
  ['durum=lost&sira=price&sayfa=99&rol=owner', {}],
])('of the address ?%s the gateway is asked for what the contract knows', async (query, wanted) => {
  await show(`/panel/boats?${query}`);
  expect(asked()).toEqual({ page: 1, ascending: false, ...wanted });
});

test('a filter is chosen by its words, stands in the address in Turkish and leads back to the first page', async () => {
  const page = await show('/panel/boats?sayfa=3');
  const state = await page.findByLabelText('State');
  expect(optionsOf(state)).toEqual(['Tümü', 'AFLOAT', 'SUNK']);
  await page.user.selectOptions(state, 'SUNK');
  expect(page.address()).toBe('/panel/boats?durum=sunk');
  expect(asked()).toEqual({ page: 1, ascending: false, state: 'sunk' });
  await page.user.selectOptions(state, 'Tümü');
  expect(page.address()).toBe('/panel/boats');
});

test('numbers of a filter are sent as numbers', async () => {
  const page = await show();
  await page.user.selectOptions(page.getByLabelText('Ends'), 'in 30');
  expect(page.address()).toBe('/panel/boats?biten=30');
  expect(asked()).toEqual({ page: 1, ascending: false, endsWithin: 30 });
});

test('products and staff come from the gateway in one call; a single partner is no choice', async () => {
  const page = await show();
  await page.findByRole('option', { name: 'DASK' });
  expect(optionsOf(page.getByLabelText('Product'))).toEqual(['Tümü', 'DASK']);
  expect(optionsOf(page.getByLabelText('Person'))).toEqual(['Tümü', 'Nobody', 'Ada']);
  expect(page.queryByLabelText('Partner')).toBeNull();
  expect(gateway.calls(listChoices)).toHaveLength(1);
});

test('two partners are a choice', async () => {
  gateway.answer(listChoices, { ...choices, partners: [...choices.partners, { id: 'ak', name: 'Ak' }] });
  const page = await show();
  expect(optionsOf(await page.findByLabelText('Partner'))).toEqual(['Tümü', 'Kaya', 'Ak']);
});

test('without the choices the list itself stands', async () => {
  gateway.refuse(listChoices, 'offline');
  const page = await show();
  expect(await page.findByText('Yunus')).toBeTruthy();
  expect(optionsOf(page.getByLabelText('Product'))).toEqual(['Tümü']);
});

test('days are shown on their button as they are read', async () => {
  const page = await show('/panel/boats?ilk=2026-11-01');
  expect(await page.findByRole('button', { name: '01.11.2026 – …' })).toBeTruthy();
});

test('how many filters are set is told where they are folded', async () => {
  const page = await show('/panel/boats?durum=sunk&urun=dask');
  const toggle = await page.findByRole('button', { name: 'Filtreler (2)' });
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  await page.user.click(toggle);
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
});

test('a search is sent with Enter, without spaces at its ends', async () => {
  const page = await show();
  const field = page.getByRole('searchbox', { name: 'Ara' });
  expect(field.title).toBe('Name of a boat');
  expect(field.getAttribute('placeholder')).toBe('Name of a boat');
  await page.user.type(field, '  Yunus {Enter}');
  expect(page.address()).toBe('/panel/boats?ara=Yunus');
  expect(asked()).toEqual({ page: 1, ascending: false, search: 'Yunus' });
});

test('what a search finds stands below its field once somebody is in it, and stays where a press would miss what moves', async () => {
  const page = await show();
  const field = page.getByRole('searchbox');
  expect(page.queryByText('Name of a boat')).toBeNull();
  await page.user.click(field);
  const told = page.getByText('Name of a boat');
  expect(field.getAttribute('aria-describedby')).toBe(told.id);
  /* a pointer that rests on the field is not told what stands there */
  expect(field.title).toBe('');
  await page.user.type(field, 'Yu');
  await page.user.tab();
  expect(page.getByText('Name of a boat')).toBe(told);
});

test('who has searched goes on typing where they are, and a search that is taken back leaves the field', async () => {
  const page = await show();
  await page.findByText('Yunus');
  await page.user.type(page.getByRole('searchbox'), 'Yunus{Enter}');
  await page.settle();
  expect(document.activeElement).toBe(page.getByRole('searchbox'));
  await page.user.keyboard(' 2{Enter}');
  expect(asked()).toEqual({ page: 1, ascending: false, search: 'Yunus 2' });
  gateway.answer(boats, { rows: [], total: 0, more: false });
  await page.user.keyboard('3{Enter}');
  await page.settle();
  await page.user.click(page.getAllByRole('button', { name: 'Filtreleri temizle' })[0] as HTMLElement);
  await page.settle();
  expect((page.getByRole('searchbox') as HTMLInputElement).value).toBe('');
});

test('a search is sent when the field is left, and not again when nothing changed', async () => {
  const page = await show();
  await page.user.type(page.getByRole('searchbox'), 'Yunus');
  expect(gateway.calls(boats)).toHaveLength(1);
  await page.user.tab();
  expect(asked()).toEqual({ page: 1, ascending: false, search: 'Yunus' });
  const calls = gateway.calls(boats).length;
  await page.user.click(page.getByRole('searchbox'));
  await page.user.tab();
  expect(gateway.calls(boats)).toHaveLength(calls);
});

test('a column is sorted downwards, then upwards, and says so', async () => {
  const page = await show();
  const head = await page.findByRole('columnheader', { name: /Length/ });
  const button = page.getByRole('button', { name: 'Length sütununa göre sırala' });
  expect(head.getAttribute('aria-sort')).toBeNull();
  await page.user.click(button);
  expect(head.getAttribute('aria-sort')).toBe('descending');
  expect(asked()).toEqual({ page: 1, ascending: false, sort: 'length' });
  await page.user.click(button);
  expect(head.getAttribute('aria-sort')).toBe('ascending');
  expect(asked()).toEqual({ page: 1, ascending: true, sort: 'length' });
});

test('pages are walked, up to the last', async () => {
  gateway.answer(boats, { ...two, total: 60 });
  const page = await show('/panel/boats?durum=sunk');
  expect(await page.findByText('1–25 / 60')).toBeTruthy();
  const previous = page.getByRole('button', { name: 'Önceki sayfa' });
  const next = page.getByRole('button', { name: 'Sonraki sayfa' });
  expect(previous.hasAttribute('disabled')).toBe(true);
  await page.user.click(next);
  await page.user.click(next);
  expect(page.address()).toBe('/panel/boats?durum=sunk&sayfa=3');
  expect(page.getByText('51–60 / 60')).toBeTruthy();
  expect(next.hasAttribute('disabled')).toBe(true);
});

test('one page needs no walking', async () => {
  const page = await show();
  expect(await page.findByText('1–2 / 2')).toBeTruthy();
  expect(page.queryByRole('navigation', { name: 'Sayfalar' })).toBeNull();
});

test('beyond a thousand rows the last page asks for narrower filters', async () => {
  gateway.answer(boats, { ...two, total: 1000, more: true });
  const page = await show('/panel/boats?sayfa=40');
  const range = await page.findByText(/en az 1\.000/);
  expect(range.textContent).toContain('Daha fazlası için filtreleri daraltın.');
});

test('an action stands at the rows that have it, under a name with the row in it', async () => {
  const page = await show();
  await page.findByText('Yunus');
  expect(
    page
      .row('Yunus')
      .getAllByRole('button')
      .map(({ textContent }: HTMLElement) => textContent),
  ).toEqual(['Paint', 'Sink it']);
  expect(
    page
      .row('Martı')
      .getAllByRole('button')
      .map(({ textContent }: HTMLElement) => textContent),
  ).toEqual(['Paint']);
  expect(page.getByRole('button', { name: 'Paint Martı' })).toBeTruthy();
});

test('who may not do it sees no button', async () => {
  const page = await show('/panel/boats', 'read-only');
  await page.findByText('Yunus');
  expect(page.queryByRole('button', { name: 'Sink it' })).toBeNull();
  expect(page.queryByRole('button', { name: 'Launch' })).toBeNull();
  expect(page.getByRole('columnheader', { name: 'What to do' })).toBeTruthy();
});

test('where nothing may be done there is no column for it', async () => {
  const owned = { label: 'What to do', of: [sink] };
  const page = await renderPanel(<ListPage of={{ ...boatList, actions: owned }} />, {
    gateway,
    role: 'read-only',
  });
  await page.findByText('Yunus');
  expect(page.queryByRole('columnheader', { name: 'What to do' })).toBeNull();
});

test('a dialog opens for its row; done closes it, asks once more and tells what happened', async () => {
  const page = await show();
  await page.user.click(await page.findByRole('button', { name: 'Paint Yunus' }));
  expect(page.getByRole('dialog', { name: 'Paint Yunus of 2' })).toBeTruthy();
  await page.user.click(page.getByRole('button', { name: 'Blue' }));
  expect(page.opened()).toBeNull();
  expect(page.getByText('Yunus is blue')).toBeTruthy();
  expect(gateway.calls(boats)).toHaveLength(2);
});

test('a dialog that only refreshes the list stays open', async () => {
  const page = await show();
  await page.user.click(await page.findByRole('button', { name: 'Sink it' }));
  await page.user.click(page.getByRole('button', { name: 'Yes' }));
  expect(page.getByRole('dialog', { name: 'Sure?' })).toBeTruthy();
  expect(gateway.calls(boats)).toHaveLength(2);
});

test('a dialog stays when the list behind it fails', async () => {
  const page = await show();
  await page.user.click(await page.findByRole('button', { name: 'Paint Yunus' }));
  gateway.refuse(boats, 'offline');
  await page.user.click(page.getByRole('button', { name: 'Look again', hidden: true }));
  expect(await page.findByText('Bilgiler alınamadı')).toBeTruthy();
  expect(page.getByRole('dialog', { name: 'Paint Yunus of 2' })).toBeTruthy();
});

test('closing a dialog changes nothing', async () => {
  const page = await show();
  await page.user.click(await page.findByRole('button', { name: 'Paint Yunus' }));
  await page.user.click(page.dialog().getByRole('button', { name: 'Kapat' }));
  expect(page.opened()).toBeNull();
  expect(gateway.calls(boats)).toHaveLength(1);
});

test('what is added at the title is told above the list, which is asked for once more', async () => {
  const page = await show();
  await page.findByText('Yunus');
  await page.user.click(page.getByRole('button', { name: 'Launch' }));
  expect(page.getByText('One more than 2')).toBeTruthy();
  expect(gateway.calls(boats)).toHaveLength(2);
});

test('the list on the screen is taken as a file, without its page', async () => {
  gateway.answerFile(listExport, new Blob(['a;b']));
  const saved: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  onTestFinished(() => click.mockRestore());
  const page = await show('/panel/boats?durum=sunk&sayfa=2');
  await page.user.click(page.getByRole('button', { name: 'Dışa aktar' }));
  await page.user.click(page.getByRole('button', { name: 'CSV' }));
  expect(gateway.calls(listExport)).toEqual([
    { list: 'policies', format: 'csv', filters: { ascending: false, state: 'sunk' } },
  ]);
  expect(saved).toEqual(['policies.csv']);
});

test('a file that could not be made is told', async () => {
  gateway.refuse(listExport, 'internal-error');
  const page = await show();
  await page.user.click(page.getByRole('button', { name: 'Dışa aktar' }));
  await page.user.click(page.getByRole('button', { name: 'Excel' }));
  expect(page.getByRole('alert').textContent).toBe('Dosya hazırlanamadı. Yeniden deneyin.');
});

test.each([
  ['not-allowed', 'Bu işlem için yetkiniz yok.'],
  ['too-many-requests', 'Çok sık denediniz.'],
  ['offline', 'Sunucuya ulaşılamadı.'],
] as const)('a file refused with %s says why, and not to try what cannot be', async (code, words) => {
  gateway.refuse(listExport, code);
  const page = await show();
  await page.user.click(page.getByRole('button', { name: 'Dışa aktar' }));
  await page.user.click(page.getByRole('button', { name: 'Excel' }));
  expect(page.getByRole('alert').textContent).toContain(words);
});

test('who may not take files sees no button for it', async () => {
  const page = await show('/panel/boats', 'read-only');
  expect(page.queryByRole('button', { name: 'Dışa aktar' })).toBeNull();
});

test('filters are kept under a name as they stand in the address', async () => {
  gateway.answer(savedViews, { views: [] });
  gateway.answer(savedViewKeep, { views: [] });
  const page = await show('/panel/boats?durum=sunk&ara=Yunus');
  await page.user.click(page.getByRole('button', { name: 'Görünümler' }));
  expect(page.getByText(/Kaydettiğiniz görünüm yok/)).toBeTruthy();
  await page.user.type(page.getByLabelText('Görünümün adı'), 'Wrecks{Enter}');
  expect(gateway.calls(savedViewKeep)).toEqual([
    { list: 'policies', name: 'Wrecks', query: 'durum=sunk&ara=Yunus' },
  ]);
  await page.settle();
  expect(gateway.calls(savedViews)).toHaveLength(2);
});

test('kept filters are opened and dropped', async () => {
  const view = { id: 'view-000001', name: 'Wrecks', query: 'durum=sunk' };
  gateway.answer(savedViews, { views: [view] });
  gateway.answer(savedViewDrop, { views: [] });
  const page = await show();
  await page.user.click(page.getByRole('button', { name: 'Görünümler' }));
  await page.user.click(await page.findByRole('button', { name: '“Wrecks” görünümünü sil' }));
  expect(gateway.calls(savedViewDrop)).toEqual([{ list: 'policies', id: 'view-000001' }]);
  await page.user.click(page.getByRole('button', { name: 'Wrecks' }));
  expect(page.address()).toBe('/panel/boats?durum=sunk');
  expect(asked()).toEqual({ page: 1, ascending: false, state: 'sunk' });
});

test('views that could not be read are told', async () => {
  gateway.refuse(savedViews, 'offline');
  const page = await show();
  await page.user.click(page.getByRole('button', { name: 'Görünümler' }));
  expect((await page.findByRole('alert')).textContent).toBe('Olmadı. Yeniden deneyin.');
});

test('a page behind the end of a list that became shorter says so, and leads back', async () => {
  gateway.answer(boats, { rows: [], total: 2, more: false });
  const page = await show('/panel/boats?durum=sunk&sayfa=7');
  expect(await page.findByText('Bu sayfa artık yok')).toBeTruthy();
  expect(page.queryByText('Kayıt yok')).toBeNull();
  gateway.answer(boats, two);
  await page.user.click(page.getByRole('button', { name: 'İlk sayfaya dön' }));
  expect(page.address()).toBe('/panel/boats?durum=sunk');
  expect(await page.findByText('Yunus')).toBeTruthy();
});

test.each([
  ['Person', 'sorumlu=person-0009'],
  ['Product', 'urun=retired'],
  ['Partner', 'ortak=gone'],
])('a filter by a %s that is offered no more says that it narrows the list', async (label, query) => {
  const page = await show(`/panel/boats?${query}`);
  const select = (await page.findByLabelText(label)) as HTMLSelectElement;
  expect(select.selectedOptions[0]?.textContent).toBe('Artık listede olmayan');
  await page.user.selectOptions(select, 'Tümü');
  expect(page.address()).toBe('/panel/boats');
});

test('what can be chosen is on its way: a filter that is set claims nothing yet', async () => {
  gateway.hold(listChoices);
  const page = await show('/panel/boats?urun=dask');
  const select = (await page.findByLabelText('Product')) as HTMLSelectElement;
  expect(select.selectedOptions[0]?.textContent).toBe('…');
});

test('one view more than can be kept is told as that', async () => {
  gateway.answer(savedViews, { views: [] });
  gateway.refuse(savedViewKeep, 'invalid-input', [{ field: 'name', message: 'error.invalid-input' }]);
  const page = await show();
  await page.user.click(page.getByRole('button', { name: 'Görünümler' }));
  await page.user.type(page.getByLabelText('Görünümün adı'), 'Wrecks{Enter}');
  expect((await page.findByRole('alert')).textContent).toMatch(/^En çok \d+ görünüm saklanır/);
});

test('without saved views the file is taken at the page’s title', async () => {
  const { views, head, ...plain } = boatList;
  const page = await renderPanel(<ListPage of={plain} />, { gateway });
  expect(page.getByRole('button', { name: 'Dışa aktar' })).toBeTruthy();
  expect(page.queryByRole('button', { name: 'Görünümler' })).toBeNull();
  expect(page.queryByRole('button', { name: /Filtreler/ })).toBeNull();
});
