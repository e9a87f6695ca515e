// @vitest-environment happy-dom
import { partnerCreate } from '@sigorta/contracts/panel/partners';
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { expect, test } from 'vitest';
import { type PanelPage, renderPanel } from '../../testing/render-panel.tsx';
import { NewPartner } from './NewPartner.tsx';

const show = async () => {
  const gateway = fakeGateway();
  const page = await renderPanel(<NewPartner />, { gateway, path: '/panel/is-ortaklari' });
  await page.user.click(page.getByRole('button', { name: 'Yeni iş ortağı' }));
  return { gateway, page };
};
const send = async (page: PanelPage) => {
  await page.user.type(page.getByLabelText('Marka adı'), 'Kaya Acentelik');
  await page.user.type(page.getByLabelText('Kısa ad'), 'kaya-acente');
  await page.user.click(page.getByRole('button', { name: 'Ekle ve düzenle' }));
};

test('a name and an id are asked for', async () => {
  const { gateway, page } = await show();
  const held = gateway.hold(partnerCreate);
  await send(page);
  expect(gateway.calls(partnerCreate)).toEqual([{ id: 'kaya-acente', name: 'Kaya Acentelik' }]);
  expect(held.waiting()).toBe(1);
  await page.user.click(page.getByRole('button', { name: 'Ekle ve düzenle' }));
  expect(gateway.calls(partnerCreate)).toHaveLength(1);
});

test.each([
  ['id', 'Küçük harf, rakam ve tire kullanın; bu ad daha önce alınmamış olmalı.'],
  ['name', 'En az iki harfli bir ad yazın.'],
])('a refused %s is told at its field', async (field, words) => {
  const { gateway, page } = await show();
  gateway.refuse(partnerCreate, 'invalid-input', [{ field, message: 'error.invalid-input' }]);
  await send(page);
  expect(page.getByText(words)).toBeTruthy();
  expect(page.address()).toBe('/panel/is-ortaklari');
});

test('a refusal of the whole is told, and is forgotten with the dialog', async () => {
  const { gateway, page } = await show();
  gateway.refuse(partnerCreate, 'not-allowed');
  await send(page);
  expect(page.dialog().getByRole('alert').textContent).toContain('yetkiniz yok');
  await page.user.click(page.dialog().getByRole('button', { name: 'Kapat' }));
  await page.user.click(page.getByRole('button', { name: 'Yeni iş ortağı' }));
  expect(page.dialog().queryByRole('alert')).toBeNull();
});
