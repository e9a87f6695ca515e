// @vitest-environment happy-dom
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import type { FieldValues } from '@sigorta/product-kit/field';
import { birthDate, firstName } from '@sigorta/product-kit/fields/person';
import type { Product } from '@sigorta/product-kit/product';
import { loadNamespace } from '@sigorta/runtime/runtime';
import { within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fill } from '../testing/fill.ts';
import { renderJourney } from '../testing/render-journey.tsx';
import { sampleProduct } from '../testing/sample-product.ts';
import { tr } from '../texts/upload/tr.ts';
import { UploadPanel } from './UploadPanel.tsx';

const product: Product = {
  ...sampleProduct,
  insured: { min: 1, max: 3, fields: [firstName(), birthDate()], upload: true },
};
const paste = 'Ya da listeyi buraya yapıştırın';

async function show(present: FieldValues[] = []) {
  loadNamespace('journey', 'tr', tr);
  const [onImport, onClose] = [vi.fn(), vi.fn()];
  const page = await renderJourney(<UploadPanel present={present} onImport={onImport} onClose={onClose} />, {
    gateway: fakeGateway(),
    page: 'form',
    product,
  });
  const press = (name: string | RegExp) => page.user.click(page.getByRole('button', { name }));
  return { page, press, onImport, onClose };
}

/** A panel that has read pasted rows. */
async function read(rows: string[], present: FieldValues[] = []) {
  const shown = await show(present);
  fill(shown.page, { [paste]: rows.join('\n') });
  await shown.press('Yapıştırdığımı oku');
  return shown;
}

const head = 'Ad\tDoğum tarihi';

test('the panel says where the list is read and which columns it knows, and takes the focus', async () => {
  const { page } = await show();
  expect(page.getByText(/Liste yalnızca bu tarayıcıda okunur/)).toBeTruthy();
  expect(page.getByText(/Sütunlar: .*Ad, Doğum tarihi/)).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Listeden ekle');
});

test('there is nothing to read before something is pasted', async () => {
  const { page } = await show();
  expect(page.queryByRole('button', { name: 'Yapıştırdığımı oku' })).toBeNull();
  fill(page, { [paste]: head });
  expect(page.getByRole('button', { name: 'Yapıştırdığımı oku' })).toBeTruthy();
});

test('good rows are counted and added as persons', async () => {
  const { page, press, onImport } = await read([head, 'Defne\t05/07/1990', 'Deniz\t01/02/2015']);
  await page.findByRole('heading', { name: /Listede .*2.* kişi var/ });
  expect(page.getByRole('status').textContent).toMatch(/2.* satır hazır\./);
  await press(/2.* kişiyi ekle/);
  expect(onImport).toHaveBeenCalledWith([
    expect.objectContaining({ firstName: 'Defne', birthDate: '1990-07-05' }),
    expect.objectContaining({ firstName: 'Deniz', birthDate: '2015-02-01' }),
  ]);
});

test('a wrong row is mended in place before anything is added', async () => {
  const { page, onImport } = await read([head, 'Defne\t05/07/1990', 'Deniz\t31/02/2015']);
  await page.findByText(/1.* satırın düzeltilmesi gerekiyor\./);
  const add = page.getByRole('button', { name: /kişiyi ekle/ });
  expect(add).toHaveProperty('disabled', true);
  const [row] = page.getAllByRole('listitem');
  if (!row) throw new Error('no row to mend');
  fill(within(row), { 'Doğum tarihi': '01/02/2015' });
  expect(page.getByText('Düzeldi')).toBeTruthy();
  await page.user.click(page.getByRole('button', { name: /2.* kişiyi ekle/ }));
  expect(onImport.mock.calls[0]?.[0]).toHaveLength(2);
});

test('wrong rows can be left out, one or all of them, and taken back', async () => {
  const { page, press, onImport } = await read([
    head,
    'Defne\t05/07/1990',
    'Deniz\t31/02/2015',
    '\t32/01/2000',
  ]);
  await page.findByText(/2.* satırın düzeltilmesi gerekiyor\./);
  await press('Hatalı satırların hepsini atla');
  expect(page.getAllByText('Atlanacak')).toHaveLength(2);
  const [back] = page.getAllByRole('button', { name: /Atlamaktan vazgeç/ });
  if (!back) throw new Error('no way back');
  await page.user.click(back);
  expect(page.getByText(/1.* satırın düzeltilmesi gerekiyor\./)).toBeTruthy();
  const [skip] = page.getAllByRole('button', { name: /Bu satırı atla/ });
  if (!skip) throw new Error('nothing to leave out');
  await page.user.click(skip);
  await press(/1.* kişiyi ekle/);
  expect(onImport.mock.calls[0]?.[0]).toHaveLength(1);
});

test('more persons than the form holds are not added', async () => {
  const rows = ['Ali', 'Ayşe', 'Can', 'Cem'].map((name) => `${name}\t05/07/1990`);
  const { page } = await read([head, ...rows]);
  expect((await page.findByRole('alert')).textContent).toMatch(/Formda .*3.* kişilik yer var/);
  expect(page.getByRole('button', { name: /kişiyi ekle/ })).toHaveProperty('disabled', true);
});

test.each([
  ['words without a list', ['bir', 'iki üç'], 'upload.fault.headers'],
  ['headings alone', [head], 'upload.fault.empty'],
] as const)('%s are refused with the reason, and the list may be pasted again', async (_what, rows, key) => {
  const { page } = await read([...rows]);
  const told = await page.findByRole('alert');
  expect(told.textContent).toContain(tr[key].split('{{')[0] ?? '');
  expect(page.getByLabelText(paste)).toBeTruthy();
});

test('another list may be chosen, and the panel closed', async () => {
  const { page, press, onClose } = await read([head, 'Defne\t05/07/1990']);
  await page.findByRole('heading', { name: /kişi var/ });
  await press('Başka liste seç');
  expect(page.getByLabelText(paste)).toBeTruthy();
  await press('Vazgeç');
  expect(onClose).toHaveBeenCalledOnce();
});

test('Enter in a field of a row does not send the form around the panel', async () => {
  const { page } = await read([head, 'Deniz\t31/02/2015']);
  const date = await page.findByLabelText('Doğum tarihi');
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
  date.dispatchEvent(enter);
  expect(enter.defaultPrevented).toBe(true);
});
