// @vitest-environment happy-dom
import { uyruk } from '@sigorta/contracts/operations/uyruk';
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { annasPassport, sukrusCard } from '@sigorta/paper-reader/testing/sample-papers';
import type { FieldValues } from '@sigorta/product-kit/field';
import { idOrPassport } from '@sigorta/product-kit/fields/identity';
import { birthDate, firstName, lastName } from '@sigorta/product-kit/fields/person';
import { pricePartOf } from '@sigorta/product-kit/price-part';
import type { Product } from '@sigorta/product-kit/product';
import { afterEach, expect, test, vi } from 'vitest';
import { JourneyProvider } from '../../remote/journey-context.tsx';
import { InForm } from '../../testing/InForm.tsx';
import { blank, photograph, showPicture } from '../../testing/paper-picture.ts';
import { renderJourney } from '../../testing/render-journey.tsx';
import { sampleProduct } from '../../testing/sample-product.ts';
import { usePersons } from '../answers/use-heard.ts';
import { PersonForm } from './PersonForm.tsx';

const whole: Product = {
  ...sampleProduct,
  insured: { min: 1, max: 2, fields: [firstName(), lastName(), birthDate(), ...idOrPassport()] },
};
const nobody: FieldValues = { firstName: '', lastName: '', birthDate: '', idKind: 'nationalId' };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Persons of a form, each as it is drawn, and what the form holds. */
async function show(persons: FieldValues[], asked: 'price' | 'rest') {
  let held: FieldValues[] = [];
  function Persons() {
    held = usePersons();
    return held.map((person, at) => <PersonForm key={at} index={at} person={person} />);
  }
  const journey = { whole, faq: [], ending: '' };
  const gateway = fakeGateway();
  gateway.answer(uyruk, { data: [] });
  const page = await renderJourney(
    <JourneyProvider
      value={
        asked === 'price'
          ? { ...journey, product: pricePartOf(whole) }
          : { ...journey, product: whole, known: new Set(['insured.birthDate']) }
      }
    >
      <InForm values={{ insured: persons as never }}>
        <Persons />
      </InForm>
    </JourneyProvider>,
    { gateway, page: asked === 'price' ? 'form' : 'particulars', path: '/deneme' },
  );
  const read = async (at = 0): Promise<void> => {
    const ways = page.getAllByRole('button', { name: 'Pasaport ya da kimlikten doldur' });
    await page.user.click(ways[at] as Element);
    await page.user.upload(
      await page.findByLabelText('Fotoğraf seç', { selector: 'input' }),
      new File([], 'kimlik.jpg', { type: 'image/jpeg' }),
    );
  };
  const take = async (): Promise<void> =>
    page.user.click(await page.findByRole('button', { name: /bilgiyi doldur/ }));
  return { page, read, take, held: () => held };
}

test('before the offers one picture gives the birth date, and all else waits for the page that asks it', async () => {
  showPicture(photograph(sukrusCard));
  const { page, read, take, held } = await show([nobody], 'price');
  expect(page.queryByLabelText('Ad')).toBeNull();
  await read();
  expect(await page.findByText(/Fiyat için gerekmeyen bilgiler/)).toBeTruthy();
  await take();
  expect(await page.findByText(/Belgeden .*4.* bilgi dolduruldu.*bu sekmede kalır/)).toBeTruthy();
  expect(page.getByLabelText('Doğum tarihi')).toHaveProperty('value', '05/07/1990');
  expect(held()).toMatchObject([
    { firstName: 'SUKRU', lastName: 'OZTURK', birthDate: '1990-07-05', nationalId: '10000000146' },
  ]);
});

test('each person has the way to a paper before the first answer, and it fills in nobody else', async () => {
  showPicture(photograph(annasPassport));
  const births = [{ birthDate: '1991-01-02' }, { birthDate: '1990-07-05' }];
  const { page, read, take, held } = await show(
    births.map((one) => ({ ...nobody, ...one })),
    'rest',
  );
  for (const person of page.getAllByRole('group', { name: /^\d\. kişi/ })) {
    const controls = [...person.querySelectorAll('button, input')];
    expect(controls[0]?.textContent).toContain('Pasaport ya da kimlikten doldur');
  }
  await read(1);
  await take();
  await page.findByText(/Belgeden .*4.* bilgi dolduruldu/);
  expect(held()).toMatchObject([
    { firstName: '', idKind: 'nationalId' },
    { firstName: 'ANNA', idKind: 'passport', nationality: '276', passportNo: 'L898902C3' },
  ]);
});

test('a paper held to the wrong person says whose day it is, and fills in nothing by itself', async () => {
  showPicture(photograph(annasPassport));
  const births = [{ birthDate: '1991-01-02' }, { birthDate: '1990-07-05' }];
  const { page, read, held } = await show(
    births.map((one) => ({ ...nobody, ...one })),
    'rest',
  );
  await read(0);
  await page.findByText(/2.*kişi o gün doğmuş/);
  expect(page.getByRole('button', { name: /bilgiyi doldur/ })).toHaveProperty('disabled', true);
  expect(held()[0]).toMatchObject({ firstName: '' });
});

test('a picture that cannot be read says so and leaves what was typed', async () => {
  showPicture(blank);
  const typed = { ...nobody, firstName: 'Şükrü', nationalId: '1000' };
  const { page, read, held } = await show([typed], 'rest');
  await read();
  expect((await page.findByRole('alert')).textContent).toMatch(/Okunacak satırları bulamadık/);
  expect(held()).toEqual([typed]);
});

test('the keyboard alone opens the reader, and leaves it', async () => {
  const { page } = await show([nobody], 'rest');
  await page.user.tab();
  expect(document.activeElement?.textContent).toContain('Pasaport ya da kimlikten doldur');
  await page.user.keyboard('{Enter}');
  await page.findByRole('dialog');
  page.getByRole('button', { name: 'Kapat' }).focus();
  await page.user.keyboard('{Enter}');
  await expect.poll(() => page.queryByRole('dialog')).toBeNull();
});
