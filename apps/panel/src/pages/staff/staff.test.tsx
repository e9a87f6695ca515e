// @vitest-environment happy-dom
import {
  type PersonRow,
  peopleList,
  personChange,
  personInvite,
  personInviteAgain,
  personResetFactor,
  personSwitch,
} from '@sigorta/contracts/panel/staff-people';
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { expect, test } from 'vitest';
import { renderPanel } from '../../testing/render-panel.tsx';
import { StaffPage } from './StaffPage.tsx';

const kaya = { id: 'kaya-acente', name: 'Kaya Acente' };
const person: PersonRow = {
  id: 'person-0002',
  name: 'Ada Kurt',
  email: 'ada@ornek.com',
  role: 'agent',
  partner: kaya,
  state: 'active',
  secondFactor: true,
  createdAt: '2026-11-20T09:00:00.000Z',
  own: false,
  lastOwner: false,
};

const show = async (part: Partial<PersonRow> = {}) => {
  const gateway = fakeGateway();
  gateway.answer(peopleList, {
    rows: [{ ...person, ...part }],
    total: 1,
    more: false,
    partners: [kaya, { id: 'ak', name: 'Ak' }],
  });
  gateway.answer(personInvite, { id: 'person-0003' });
  for (const operation of [personInviteAgain, personChange, personSwitch, personResetFactor])
    gateway.answer(operation, { success: true });
  const page = await renderPanel(<StaffPage />, { gateway, path: '/panel/kullanicilar' });
  return { gateway, page };
};
const manage = async (part: Partial<PersonRow> = {}) => {
  const shown = await show(part);
  await shown.page.user.click(shown.page.getByRole('button', { name: 'Yönet: Ada Kurt' }));
  return shown;
};

test('nobody manages themselves', async () => {
  const { page } = await show({ own: true });
  expect(page.getByText('Siz')).toBeTruthy();
  expect(page.queryByRole('button', { name: 'Yönet: Ada Kurt' })).toBeNull();
});

test('somebody is invited with a role and a partner, and that is told', async () => {
  const { gateway, page } = await show();
  await page.user.click(page.getByRole('button', { name: 'Kullanıcı davet et' }));
  const dialog = page.dialog();
  await page.user.type(dialog.getByLabelText('Ad soyad'), 'Şule Öz');
  await page.user.type(dialog.getByLabelText('E-posta'), 'sule@ornek.com');
  await page.user.selectOptions(dialog.getByLabelText('Rol'), 'Acente');
  await page.user.selectOptions(dialog.getByLabelText('İş ortağı'), 'Kaya Acente');
  await page.user.selectOptions(dialog.getByLabelText('Davetin dili'), 'Rusça');
  await page.user.click(dialog.getByRole('button', { name: 'Davet gönder' }));
  expect(gateway.calls(personInvite)).toEqual([
    { name: 'Şule Öz', email: 'sule@ornek.com', language: 'ru', role: 'agent', partnerId: 'kaya-acente' },
  ]);
  await page.settle();
  expect(page.opened()).toBeNull();
  expect(page.getByText('Şule Öz').parentElement?.textContent).toContain('Şule Öz davet edildi.');
  expect(gateway.calls(peopleList)).toHaveLength(2);
});

test('what is missing in an invitation is told at its fields, the first of which has the focus', async () => {
  const { gateway, page } = await show();
  await page.user.click(page.getByRole('button', { name: 'Kullanıcı davet et' }));
  await page.user.click(page.getByRole('button', { name: 'Davet gönder' }));
  expect(page.getByText('Adı ve soyadı yazın.')).toBeTruthy();
  expect(page.getByText('Geçerli bir e-posta adresi yazın.')).toBeTruthy();
  expect(page.getByText('Bir rol seçin.')).toBeTruthy();
  await expect.poll(() => document.activeElement).toBe(page.dialog().getByLabelText('Ad soyad'));
  expect(gateway.calls(personInvite)).toEqual([]);
});

test('an address that is known is told at the address', async () => {
  const { gateway, page } = await show();
  gateway.refuse(personInvite, 'invalid-input', [{ field: 'email', message: 'error.invalid-input' }]);
  await page.user.click(page.getByRole('button', { name: 'Kullanıcı davet et' }));
  const dialog = page.dialog();
  await page.user.type(dialog.getByLabelText('Ad soyad'), 'Şule Öz');
  await page.user.type(dialog.getByLabelText('E-posta'), 'ada@ornek.com');
  await page.user.selectOptions(dialog.getByLabelText('Rol'), 'Finans');
  await page.user.click(dialog.getByRole('button', { name: 'Davet gönder' }));
  expect(page.getByText('Bu adresle kayıtlı bir kullanıcı var.')).toBeTruthy();
});

test('another role is kept; who is no agent has no partner', async () => {
  const { gateway, page } = await manage();
  await page.user.selectOptions(page.dialog().getByLabelText('Rol'), 'Finans');
  expect(page.dialog().queryByLabelText('İş ortağı')).toBeNull();
  await page.user.click(page.dialog().getByRole('button', { name: 'Kaydet' }));
  expect(gateway.calls(personChange)).toEqual([
    {
      id: 'person-0002',
      role: 'finance',
      partnerId: null,
      was: { role: 'agent', partnerId: 'kaya-acente' },
    },
  ]);
  await page.settle();
  expect(page.getByText(/için değişiklik kaydedildi/)).toBeTruthy();
});

test('an agent without a partner is not kept', async () => {
  const { gateway, page } = await manage({ role: 'finance', partner: null });
  await page.user.selectOptions(page.dialog().getByLabelText('Rol'), 'Acente');
  await page.user.click(page.dialog().getByRole('button', { name: 'Kaydet' }));
  expect(page.getByText('Acentenin çalıştığı iş ortağını seçin.')).toBeTruthy();
  expect(gateway.calls(personChange)).toEqual([]);
});

test.each([
  ['Erişimi kapat', { state: 'active' }, personSwitch, { id: 'person-0002', active: false }],
  ['Erişimi aç', { state: 'off' }, personSwitch, { id: 'person-0002', active: true }],
  ['İki adımlı girişi sıfırla', {}, personResetFactor, { id: 'person-0002' }],
  ['Daveti yeniden gönder', { state: 'invited' }, personInviteAgain, { id: 'person-0002', language: 'tr' }],
] as const)('%s is asked for twice', async (name, part, operation, request) => {
  const { gateway, page } = await manage(part);
  await page.user.click(page.dialog().getByRole('button', { name }));
  expect(gateway.calls(operation)).toEqual([]);
  const sure = page.dialog().getByRole('group', { name: 'Emin misiniz?' });
  await expect.poll(() => document.activeElement?.textContent).toBe(name);
  await expect.poll(() => sure.contains(document.activeElement)).toBe(true);
  await page.user.keyboard('{Enter}');
  expect(gateway.calls(operation)).toEqual([request]);
  await page.settle();
  expect(gateway.calls(peopleList)).toHaveLength(2);
});

test('who thinks better of it changes nothing', async () => {
  const { gateway, page } = await manage();
  await page.user.click(page.dialog().getByRole('button', { name: 'Erişimi kapat' }));
  await page.user.click(page.dialog().getByRole('button', { name: 'Vazgeç' }));
  expect(page.dialog().getByRole('button', { name: 'Erişimi kapat' })).toBeTruthy();
  expect(gateway.calls(personSwitch)).toEqual([]);
});

test('the last owner keeps role and access', async () => {
  const { page } = await manage({ role: 'owner', partner: null, lastOwner: true });
  expect(page.dialog().getByLabelText('Rol').hasAttribute('disabled')).toBe(true);
  expect(page.getByText(/Son yöneticinin rolü değiştirilemez/)).toBeTruthy();
  expect(page.dialog().queryByRole('button', { name: 'Kaydet' })).toBeNull();
  expect(page.dialog().queryByRole('button', { name: 'Erişimi kapat' })).toBeNull();
});

test('a refused change is told in the dialog', async () => {
  const { gateway, page } = await manage();
  gateway.refuse(personChange, 'not-allowed');
  await page.user.click(page.dialog().getByRole('button', { name: 'Kaydet' }));
  expect(page.dialog().getByRole('alert').textContent).toContain('yetkiniz yok');
});
