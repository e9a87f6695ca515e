// @vitest-environment happy-dom
import { defaultBrand } from '@sigorta/contracts/default-brand';
import { partnerCheck, partnerRead, partnerSave } from '@sigorta/contracts/panel/partners';
import { partnerSettingsSchema } from '@sigorta/contracts/partner';
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { fireEvent } from '@testing-library/react';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { PageId } from '../../app/page-id.tsx';
import { renderPanel } from '../../testing/render-panel.tsx';
import { PartnerPage } from './PartnerPage.tsx';

const partnerOf = (settings: Record<string, unknown>, revision: string) => ({
  id: 'kaya-acente',
  hosts: [],
  token: 'site-kaya-acente',
  settings: v.parse(partnerSettingsSchema, { brand_name: 'Kaya', ...settings }),
  revision,
  brand: defaultBrand,
  ignored: [],
});
const read = (partner: ReturnType<typeof partnerOf>) => ({ partner, categories: [] });

const show = async () => {
  const gateway = fakeGateway();
  gateway.answer(partnerRead, read(partnerOf({}, 'revision-1')));
  gateway.answer(partnerCheck, { brand: defaultBrand, ignored: [] });
  const page = await renderPanel(
    <PageId value="kaya-acente">
      <PartnerPage />
    </PageId>,
    { gateway, path: '/panel/is-ortaklari/kaya-acente' },
  );
  const name = () => page.getByLabelText('Marka adı') as HTMLInputElement;
  const type = async (words: string) => {
    fireEvent.change(name(), { target: { value: words } });
    await page.settle();
  };
  const save = async () => {
    await page.user.click(page.getByRole('button', { name: 'Gözden geçir ve kaydet' }));
    await page.user.click(page.dialog().getByRole('button', { name: 'Kaydet' }));
    await page.settle();
  };
  return { gateway, page, name, type, save };
};

test('saved by a colleague meanwhile: what was typed stands on the newer settings, and is saved after a look', async () => {
  const { gateway, page, name, type, save } = await show();
  await type('Kaya Sigorta');
  gateway.refuse(partnerSave, 'changed-meanwhile');
  const newer = partnerOf({ title: 'Başkasının başlığı' }, 'revision-2');
  gateway.answer(partnerRead, read(newer));
  await save();
  expect(page.opened()).toBeNull();
  expect(page.getByRole('alert').textContent).toContain('Siz çalışırken bu ayarları bir başkası kaydetti');
  expect(name().value).toBe('Kaya Sigorta');
  gateway.answer(partnerSave, {
    partner: partnerOf({ brand_name: 'Kaya Sigorta', title: 'Başkasının başlığı' }, 'revision-3'),
    isAsked: false,
  });
  await save();
  expect(gateway.calls(partnerSave).at(-1)).toMatchObject({
    revision: 'revision-2',
    settings: { brand_name: 'Kaya Sigorta', title: 'Başkasının başlığı' },
  });
  expect(page.queryByRole('alert')).toBeNull();
  expect(page.getByText('Kaydedilmemiş değişiklik yok')).toBeTruthy();
});

test('the newer settings cannot be read: what was typed is still there when they can', async () => {
  const { gateway, page, name, type, save } = await show();
  await type('Kaya Sigorta');
  gateway.refuse(partnerSave, 'changed-meanwhile');
  gateway.refuse(partnerRead, 'offline');
  await save();
  gateway.answer(partnerRead, read(partnerOf({}, 'revision-2')));
  await page.user.click(page.getByRole('button', { name: 'Yeniden dene' }));
  await page.settle();
  expect(name().value).toBe('Kaya Sigorta');
});

test('where the money goes waits for a second person, and that is told beside what was saved at once', async () => {
  const { gateway, page, type, save } = await show();
  await type('Kaya Sigorta');
  const saved = partnerOf({ brand_name: 'Kaya Sigorta' }, 'revision-2');
  gateway.answer(partnerSave, { partner: saved, isAsked: true });
  gateway.answer(partnerRead, read(saved));
  await save();
  expect(page.getByText(/İkinci bir kişinin onayına gönderildi/)).toBeTruthy();
  expect(page.getByText('Kaydedilmemiş değişiklik yok')).toBeTruthy();
});

test('only where the money goes was changed: it is sent on, and nothing is left to save', async () => {
  const { gateway, page, type, save } = await show();
  await type('Kaya Sigorta');
  /* as the gateway answers: nothing has changed yet */
  gateway.answer(partnerSave, { partner: partnerOf({}, 'revision-1'), isAsked: true });
  await save();
  expect(page.getByText(/İkinci bir kişinin onayına gönderildi/)).toBeTruthy();
  expect(page.getByText('Kaydedilmemiş değişiklik yok')).toBeTruthy();
});

test('payment data that waits already stands in the way of nothing else, and that is said', async () => {
  const { gateway, page, type, save } = await show();
  await type('Kaya Sigorta');
  gateway.refuse(partnerSave, 'request-closed');
  await save();
  expect(page.dialog().getByRole('alert').textContent).toContain(
    'Paranın gideceği yer için bir değişiklik zaten onay bekliyor',
  );
});

test('the number of a card is told at its field before anything is sent, and no longer once it is gone', async () => {
  const { gateway, page, name, type } = await show();
  await type('Kaya 4111117419000005');
  const told = () => name().getAttribute('aria-invalid');
  expect(told()).toBe('true');
  expect(page.getByText(/kart numarası/i)).toBeTruthy();
  await page.user.click(page.getByRole('button', { name: 'Gözden geçir ve kaydet' }));
  expect(page.opened()).toBeNull();
  expect(document.activeElement).toBe(name());
  await type('Kaya');
  expect(told()).not.toBe('true');
  expect(page.queryByText(/kart numarası/i)).toBeNull();
  expect(gateway.calls(partnerSave)).toEqual([]);
});
