// @vitest-environment happy-dom
import { defaultBrand } from '@sigorta/contracts/default-brand';
import { partnerCheck, partnerRead, partnerSave } from '@sigorta/contracts/panel/partners';
import { partnerSettingsSchema } from '@sigorta/contracts/partner';
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { within } from '@testing-library/react';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { PageId } from '../../../app/page-id.tsx';
import { renderPanel } from '../../../testing/render-panel.tsx';
import { PartnerPage } from '../PartnerPage.tsx';

const show = async (settings: Record<string, unknown> = {}) => {
  const gateway = fakeGateway();
  const partner = {
    id: 'kaya-acente',
    hosts: [],
    token: 'site-kaya-acente',
    settings: v.parse(partnerSettingsSchema, { brand_name: 'Kaya', ...settings }),
    revision: 'revision-1',
    brand: defaultBrand,
    ignored: [],
  };
  gateway.answer(partnerRead, { partner, categories: [] });
  gateway.answer(partnerCheck, { brand: defaultBrand, ignored: [] });
  gateway.answer(partnerSave, { partner, isAsked: false });
  const page = await renderPanel(
    <PageId value="kaya-acente">
      <PartnerPage />
    </PageId>,
    { gateway, path: '/panel/is-ortaklari/kaya-acente' },
  );
  await page.user.click(page.getByRole('tab', { name: /Ana sayfa/ }));
  const saved = async () => {
    await page.user.click(page.getByRole('button', { name: 'Gözden geçir ve kaydet' }));
    const told = page.dialog().getByRole('heading').parentElement?.parentElement?.textContent ?? '';
    await page.user.click(page.dialog().getByRole('button', { name: 'Kaydet' }));
    await page.settle();
    return { settings: gateway.calls(partnerSave).at(-1)?.settings, told };
  };
  const sections = () =>
    within(page.getByRole('group', { name: 'Bölümler ve sıraları' }))
      .getAllByRole('checkbox')
      .map((box) => `${(box as HTMLInputElement).checked ? '✓' : '–'} ${box.parentElement?.textContent}`);
  return { page, gateway, saved, sections };
};

test('an arrangement is chosen by its name, and the dialog says so before it is saved', async () => {
  const { page, saved } = await show();
  expect((page.getByRole('radio', { name: 'Çarşı' }) as HTMLInputElement).checked).toBe(true);
  await page.user.click(page.getByRole('radio', { name: 'Hikâye' }));
  const { settings, told } = await saved();
  expect(settings).toMatchObject({ anaSayfa_duzen: 'hikaye', anaSayfa_bolumler: null });
  expect(told).toContain('Hikâye');
});

test('going back to ours leaves nothing to save', async () => {
  const { page } = await show();
  await page.user.click(page.getByRole('radio', { name: 'Fiyat listesi' }));
  await page.user.click(page.getByRole('radio', { name: 'Çarşı' }));
  expect(page.getByText('Kaydedilmemiş değişiklik yok')).toBeTruthy();
});

test('sections follow the arrangement until somebody orders them by hand', async () => {
  const { page, sections } = await show();
  expect(sections().slice(0, 3)).toEqual([
    '✓ Tanıtım cümleleri',
    '✓ Üç söz',
    '✓ Ürünler · her zaman görünür',
  ]);
  await page.user.click(page.getByRole('radio', { name: 'Hikâye' }));
  expect(sections().slice(0, 2)).toEqual(['✓ Tanıtım cümleleri', '✓ Müşteri yorumları']);
});

test('a section is left out and another moved, and focus and a sentence follow it', async () => {
  const { page, saved, sections } = await show({ anaSayfa_bolumler: 'adimlar,urunler,sorular' });
  await page.user.click(page.getByRole('button', { name: 'Sık sorulanlar: yukarı taşı' }));
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Sık sorulanlar: yukarı taşı');
  expect(page.getByText('Sık sorulanlar artık 2. sırada, toplam 3')).toBeTruthy();
  await page.user.click(page.getByRole('checkbox', { name: 'Üç adımda poliçe' }));
  expect(sections().slice(0, 3)).toEqual([
    '✓ Sık sorulanlar',
    '✓ Ürünler · her zaman görünür',
    '– Tanıtım cümleleri',
  ]);
  const { settings } = await saved();
  expect(settings).toMatchObject({ anaSayfa_bolumler: 'sorular,urunler' });
});

test('the products cannot be left out, and the own order is one press away', async () => {
  const { page, saved } = await show({ anaSayfa_bolumler: 'urunler' });
  const products = page.getByRole('checkbox', { name: /^Ürünler/ }) as HTMLInputElement;
  expect([products.checked, products.disabled]).toEqual([true, true]);
  await page.user.click(page.getByRole('button', { name: 'Düzenin kendi sırasına dön' }));
  const { settings } = await saved();
  expect(settings).toMatchObject({ anaSayfa_bolumler: null });
});
