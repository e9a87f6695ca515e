// @vitest-environment happy-dom
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { annasPassport, sukrusCard } from '@sigorta/paper-reader/testing/sample-papers';
import type { FieldValues } from '@sigorta/product-kit/field';
import { idOrPassport } from '@sigorta/product-kit/fields/identity';
import { birthDate, firstName, gender, lastName } from '@sigorta/product-kit/fields/person';
import { loadNamespace } from '@sigorta/runtime/runtime';
import { afterEach, expect, test, vi } from 'vitest';
import { blank, photograph, showPicture } from '../testing/paper-picture.ts';
import { renderJourney } from '../testing/render-journey.tsx';
import { tr } from '../texts/paper/tr.ts';
import { PaperDialog } from './PaperDialog.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

interface Given {
  values?: FieldValues;
  /** answers that the price was asked with */
  priced?: readonly string[];
  /** the number of another person who was born on the paper's day */
  other?: number | null;
}

async function show({ values = {}, priced = [], other = null }: Given = {}) {
  loadNamespace('journey', 'tr', tr);
  const [onFill, onClose] = [vi.fn<(values: FieldValues, count: number) => void>(), vi.fn()];
  const page = await renderJourney(
    <PaperDialog
      person={{
        fields: [firstName(), lastName(), birthDate(), gender(), ...idOrPassport()],
        values: { idKind: 'nationalId', ...values },
        isPriced: (name) => priced.includes(name),
      }}
      isBeforeOffers={false}
      bornOn={() => other}
      onFill={onFill}
      onClose={onClose}
    />,
    { gateway: fakeGateway(), page: 'particulars', path: '/deneme-kisiler' },
  );
  const press = (name: string | RegExp) => page.user.click(page.getByRole('button', { name }));
  const choose = () =>
    page.user.upload(
      page.getByLabelText('Fotoğraf seç', { selector: 'input' }),
      new File([], 'kimlik.jpg', { type: 'image/jpeg' }),
    );
  return { page, press, choose, onFill, onClose };
}

test('a card’s picture is read, a letter and an answer are chosen, and only a press fills them in', async () => {
  showPicture(photograph(sukrusCard));
  const { page, press, choose, onFill } = await show();
  expect(page.getByText(/Fotoğraf yalnızca bu cihazda okunur/)).toBeTruthy();
  await choose();
  await page.findByRole('heading', { name: 'Okunanlar' });
  expect(page.queryByText(/fiyatı sorduğunuz bilgilere uymuyor/)).toBeNull();
  await press('ŞÜKRÜ');
  await page.user.click(page.getByRole('checkbox', { name: /Cinsiyet/ }));
  expect(onFill).not.toHaveBeenCalled();
  await press(/4.* bilgiyi doldur/);
  expect(onFill).toHaveBeenCalledWith(
    {
      firstName: 'ŞÜKRÜ',
      lastName: 'OZTURK',
      birthDate: '1990-07-05',
      idKind: 'nationalId',
      nationalId: '10000000146',
    },
    4,
  );
});

test('a paper that ran out is told', async () => {
  showPicture(photograph({ ...sukrusCard, expiry: '200101' }));
  const { page, choose } = await show();
  await choose();
  expect(await page.findByText(/Bu belgenin süresi dolmuş: .*1 Ocak 2020/)).toBeTruthy();
});

test('of a paper that is not what the price was asked with both answers are told, and nothing is taken by itself', async () => {
  showPicture(photograph(sukrusCard));
  const { page, choose } = await show({
    values: { birthDate: '1991-07-05' },
    priced: ['birthDate'],
    other: 2,
  });
  await choose();
  await page.findByText(/fiyatı sorduğunuz bilgilere uymuyor/);
  expect(page.getByText(/Doğum tarihi: 05.07.1991.* yerine .*05.07.1990/)).toBeTruthy();
  expect(page.getByText(/2.*kişi o gün doğmuş/)).toBeTruthy();
  expect(page.getByRole('link', { name: 'Fiyatları yeniden iste' }).getAttribute('href')).toBe('/deneme');
  /* the price's own answer is not among what can be filled in */
  const boxes = page.getAllByRole('checkbox');
  expect(boxes).toHaveLength(4);
  expect(boxes.filter((box) => (box as HTMLInputElement).checked)).toEqual([]);
});

test('a birth date that the price was asked with and the paper has too is neither told nor filled in', async () => {
  showPicture(photograph(sukrusCard));
  const { page, press, choose, onFill } = await show({
    values: { birthDate: '1990-07-05' },
    priced: ['birthDate'],
  });
  await choose();
  await page.findByRole('heading', { name: 'Okunanlar' });
  expect(page.queryByText(/fiyatı sorduğunuz/)).toBeNull();
  await press(/4.* bilgiyi doldur/);
  expect(onFill.mock.calls[0]?.[0]).not.toHaveProperty('birthDate');
});

test('what was typed otherwise stays unless it is ticked, and what was typed alike is left as it was typed', async () => {
  showPicture(photograph(sukrusCard));
  const { page, press, choose, onFill } = await show({
    values: { firstName: 'Şükrü', lastName: 'Öztürkmen', gender: 'male' },
  });
  await choose();
  await page.findByRole('heading', { name: 'Okunanlar' });
  expect(page.getByText(/Formda .*Öztürkmen.* yazıyor/)).toBeTruthy();
  expect(page.getAllByText('formdaki ile aynı')).toHaveLength(2);
  const last = page.getByRole('checkbox', { name: /Soyad/ });
  expect((last as HTMLInputElement).checked).toBe(false);
  await press(/2.* bilgiyi doldur/);
  expect(onFill).toHaveBeenCalledWith(
    { birthDate: '1990-07-05', idKind: 'nationalId', nationalId: '10000000146' },
    2,
  );
});

test('a typed number that another paper would hide is told first', async () => {
  showPicture(photograph(annasPassport));
  const { page, press, choose, onFill } = await show({ values: { nationalId: '72243755252' } });
  await choose();
  await page.findByRole('heading', { name: 'Okunanlar' });
  expect(page.getAllByText(/Formda .*72243755252.* yazıyor/)).toHaveLength(2);
  await press(/4.* bilgiyi doldur/);
  expect(onFill.mock.calls[0]?.[0]).toEqual({
    firstName: 'ANNA',
    lastName: 'SCHMIDT',
    birthDate: '1990-07-05',
    gender: 'female',
  });
});

test('another kind of paper than the price was asked with is told, and its number goes nowhere', async () => {
  showPicture(photograph(annasPassport));
  const { page, choose } = await show({ priced: ['idKind'] });
  await choose();
  await page.findByText(/fiyatı sorduğunuz bilgilere uymuyor/);
  expect(page.getByText(/kimlik.* yerine .*Pasaport/i)).toBeTruthy();
  expect(page.queryByText(/L898902C3/)).toBeNull();
});

test('a form that says it all already has nothing to fill in', async () => {
  showPicture(photograph(sukrusCard));
  const { page, choose } = await show({
    values: {
      firstName: 'Şükrü',
      lastName: 'Öztürk',
      gender: 'male',
      birthDate: '1990-07-05',
      nationalId: '10000000146',
    },
  });
  await choose();
  await page.findByText('Okunanların hepsi formda zaten var.');
  expect(page.queryByRole('button', { name: /doldur$/ })).toBeNull();
});

test('a picture without a zone says what to do, and another may be chosen', async () => {
  showPicture(blank);
  const { page, choose } = await show();
  await choose();
  expect((await page.findByRole('alert')).textContent).toMatch(/Okunacak satırları bulamadık/);
  showPicture(photograph(sukrusCard));
  await choose();
  await page.findByRole('heading', { name: 'Okunanlar' });
});

test('what is no picture is told from one', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('', 'InvalidStateError')));
  const { page, choose } = await show();
  await choose();
  expect((await page.findByRole('alert')).textContent).toMatch(/fotoğraf olarak açılamadı/);
});

test.each([
  ['NotAllowedError', /Kameraya izin verilmedi/],
  ['NotFoundError', /Kamera açılamadı/],
])('a camera that answers %s leaves the file', async (name, words) => {
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator), {
      mediaDevices: { getUserMedia: () => Promise.reject(new DOMException('', name)) },
    }),
  );
  const { page, press } = await show();
  await press('Kamerayla oku');
  expect((await page.findByRole('alert')).textContent).toMatch(words);
  expect(page.getByRole('button', { name: 'Fotoğraf seç' })).toBeTruthy();
});

test('the camera is turned off when it is left', async () => {
  const stop = vi.fn();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator), {
      mediaDevices: {
        getUserMedia: async () => Object.assign(new MediaStream(), { getTracks: () => [{ stop }] }),
      },
    }),
  );
  const { page, press } = await show();
  await press('Kamerayla oku');
  await page.findByText('Satırları arıyoruz.');
  expect(stop).not.toHaveBeenCalled();
  await press('Vazgeç');
  expect(stop).toHaveBeenCalled();
});
