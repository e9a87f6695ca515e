// @vitest-environment happy-dom
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import type { GreyImage } from '@sigorta/paper-reader/image/grey-image';
import { randomOf } from '@sigorta/paper-reader/testing/random';
import { photographOf, plainConditions } from '@sigorta/paper-reader/testing/scene';
import { linesOf, type Paper } from '@sigorta/paper-reader/testing/zone-text';
import type { FieldValues } from '@sigorta/product-kit/field';
import { idOrPassport } from '@sigorta/product-kit/fields/identity';
import { birthDate, firstName, gender, lastName } from '@sigorta/product-kit/fields/person';
import { loadNamespace } from '@sigorta/runtime/runtime';
import { afterEach, expect, test, vi } from 'vitest';
import { renderJourney } from '../testing/render-journey.tsx';
import { tr } from '../texts/paper/tr.ts';
import { PaperDialog } from './PaperDialog.tsx';

const sukru: Paper = {
  kind: 'TD1',
  code: 'I<',
  issuer: 'TUR',
  lastName: 'OZTURK',
  firstName: 'SUKRU',
  number: 'A12B34567',
  nationality: 'TUR',
  birth: '900705',
  sex: 'M',
  expiry: '330101',
  more: '<10000000146',
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A browser whose canvas shows this picture, whatever file is chosen. */
function showPicture({ width, height, data }: GreyImage): void {
  const pixels = Uint8ClampedArray.from({ length: width * height * 4 }, (_, at) => data[at >> 2] ?? 0);
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close: () => undefined }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    drawImage: () => undefined,
    getImageData: () => ({ data: pixels }),
  } as never);
}

const photograph = (paper: Paper): GreyImage =>
  photographOf(linesOf(paper), paper.kind, plainConditions(paper.kind), randomOf(1));

async function show(pricedBirthDate: string | null = null) {
  loadNamespace('journey', 'tr', tr);
  const [onFill, onClose] = [vi.fn<(values: FieldValues, count: number) => void>(), vi.fn()];
  const page = await renderJourney(
    <PaperDialog
      fields={[firstName(), lastName(), birthDate(), gender(), ...idOrPassport()]}
      pricedBirthDate={pricedBirthDate}
      onFill={onFill}
      onClose={onClose}
    />,
    { gateway: fakeGateway(), page: 'form' },
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
  showPicture(photograph(sukru));
  const { page, press, choose, onFill } = await show('1990-07-05');
  expect(page.getByText(/Fotoğraf yalnızca bu cihazda okunur/)).toBeTruthy();
  await choose();
  await page.findByRole('heading', { name: 'Okunanlar' });
  expect(page.queryByText(/fiyatı sorduğunuz tarihten farklı/)).toBeNull();
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

test('who is priced with another day of birth, or shows a paper that ran out, is told', async () => {
  showPicture(photograph({ ...sukru, expiry: '200101' }));
  const { page, choose } = await show('1991-07-05');
  await choose();
  expect(await page.findByText(/fiyatı sorduğunuz tarihten farklı/)).toBeTruthy();
  expect(page.getByText(/Bu belgenin süresi dolmuş/)).toBeTruthy();
});

test('a picture without a zone says what to do, and another may be chosen', async () => {
  showPicture({ width: 300, height: 200, data: new Uint8Array(60_000).fill(230) });
  const { page, choose } = await show();
  await choose();
  expect((await page.findByRole('alert')).textContent).toMatch(/Okunacak satırları bulamadık/);
  showPicture(photograph(sukru));
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
