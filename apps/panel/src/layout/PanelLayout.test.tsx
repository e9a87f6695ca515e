// @vitest-environment happy-dom
import type { Role } from '@sigorta/contracts/panel/permissions';
import { proposalsToDecide } from '@sigorta/contracts/panel/proposals';
import { staffMe } from '@sigorta/contracts/panel/staff-me';
import { staffSignOut } from '@sigorta/contracts/panel/staff-sign-out';
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { act } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { WaitingProvider } from '../app/waiting-context.tsx';
import { renderPanel } from '../testing/render-panel.tsx';
import { PanelMenu } from './PanelMenu.tsx';
import { PanelPageView } from './PanelPageView.tsx';

const sales = ['Başvurular', 'Teklifler', 'Poliçeler', 'İptaller', 'Müşteriler'];

/* written down by hand, page by page: what the menu offers to whom */
const menus: Record<Role, string[]> = {
  owner: [
    'Genel bakış',
    ...sales,
    'Veri talepleri',
    'Bekleyen işler',
    'Onay bekleyenler',
    'Ödemeler',
    'Ödeme istekleri',
    'Havaleler',
    'Cari hesaplar',
    'İş ortakları',
    'Kuponlar',
    'Kurlar',
    'Komisyonlar',
    'Sürümler',
    'Kullanıcılar',
    'Denetim kaydı',
  ],
  agent: [
    'Genel bakış',
    ...sales,
    'Bekleyen işler',
    'Onay bekleyenler',
    'Ödemeler',
    'Ödeme istekleri',
    'Havaleler',
  ],
  'call-centre': [
    'Genel bakış',
    ...sales,
    'Veri talepleri',
    'Bekleyen işler',
    'Onay bekleyenler',
    'Ödemeler',
    'Ödeme istekleri',
    'Havaleler',
  ],
  finance: [
    'Genel bakış',
    ...sales,
    'Bekleyen işler',
    'Onay bekleyenler',
    'Ödemeler',
    'Ödeme istekleri',
    'Havaleler',
    'Cari hesaplar',
    'Kuponlar',
    'Kurlar',
    'Komisyonlar',
  ],
  'read-only': ['Genel bakış', ...sales, 'Bekleyen işler', 'Onay bekleyenler', 'Ödemeler', 'Havaleler'],
  auditor: [
    'Genel bakış',
    ...sales,
    'Bekleyen işler',
    'Onay bekleyenler',
    'Ödemeler',
    'Havaleler',
    'İş ortakları',
    'Sürümler',
    'Denetim kaydı',
  ],
};

test('what waits for a person who decides is counted in the menu, and again every half minute', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const gateway = fakeGateway();
  gateway.answer(proposalsToDecide, { count: 2 });
  const menu = (
    <WaitingProvider>
      <PanelMenu />
    </WaitingProvider>
  );
  const page = await renderPanel(menu, { gateway, role: 'finance' });
  const line = () => page.getByRole('link', { name: /^Onay bekleyenler/ });
  expect(line().textContent).toBe('Onay bekleyenler2 Sizi bekleyen: 2');
  gateway.answer(proposalsToDecide, { count: 100 });
  await act(() => vi.advanceTimersByTimeAsync(31_000));
  expect(line().textContent).toBe('Onay bekleyenler100+ Sizi bekleyen: 100+');
  gateway.answer(proposalsToDecide, { count: 0 });
  await act(() => vi.advanceTimersByTimeAsync(31_000));
  expect(line().textContent).toBe('Onay bekleyenler');
});

test('a role that decides nothing is not counted for', async () => {
  const gateway = fakeGateway();
  const menu = (
    <WaitingProvider>
      <PanelMenu />
    </WaitingProvider>
  );
  await renderPanel(menu, { gateway, role: 'call-centre' });
  expect(gateway.calls(proposalsToDecide)).toEqual([]);
});

test.each(Object.entries(menus))('the menu of the role %s', async (role, wanted) => {
  const page = await renderPanel(<PanelMenu />, { gateway: fakeGateway(), role: role as Role });
  const menu = page.getByRole('navigation', { name: 'Panel menüsü' });
  expect([...menu.querySelectorAll('a')].map((link) => link.textContent)).toEqual(wanted);
});

test.each([
  ['/panel/odemeler', 'Ödemeler'],
  ['/panel/odemeler/order-000001', 'Ödemeler'],
  ['/panel/dashboard', 'Genel bakış'],
])('at %s the menu says where one is', async (path, name) => {
  const page = await renderPanel(<PanelMenu />, { gateway: fakeGateway(), path });
  expect(page.getByRole('link', { current: 'page' }).textContent).toBe(name);
});

test('who it is stands below, and leads to the own account', async () => {
  const page = await renderPanel(<PanelMenu />, { gateway: fakeGateway(), role: 'finance' });
  const me = page.getByRole('link', { name: /Deniz Er/ });
  expect(me.textContent).toBe('Deniz ErFinans');
  expect(me.getAttribute('href')).toBe('/panel/profile');
});

test('signing out leads to the sign-in', async () => {
  const gateway = fakeGateway();
  gateway.answer(staffSignOut, { success: true });
  const page = await renderPanel(<PanelMenu />, { gateway });
  await page.user.click(page.getByRole('button', { name: 'Çıkış yap' }));
  await page.settle();
  expect(page.address()).toBe('/panel/giris');
});

test('who is signed out already leaves without being asked again', async () => {
  const gateway = fakeGateway();
  gateway.refuse(staffSignOut, 'sign-in-required');
  const page = await renderPanel(<PanelMenu />, { gateway });
  await page.user.click(page.getByRole('button', { name: 'Çıkış yap' }));
  await page.settle();
  expect(page.address()).toBe('/panel/giris');
  expect(gateway.calls(staffSignOut)).toHaveLength(1);
});

test('a sign-out that did not come through is told', async () => {
  const gateway = fakeGateway();
  gateway.refuse(staffSignOut, 'offline');
  const page = await renderPanel(<PanelMenu />, { gateway });
  await page.user.click(page.getByRole('button', { name: 'Çıkış yap' }));
  expect(page.getByRole('alert').textContent).toBe('Çıkış yapılamadı. Yeniden deneyin.');
  expect(page.address()).toBe('/panel/dashboard');
});

test('an address without a page says so, with a way back', async () => {
  const page = await renderPanel(<PanelPageView />, { gateway: fakeGateway(), path: '/panel/yok' });
  expect(page.getByRole('heading', { level: 1, name: 'Böyle bir sayfa yok' })).toBeTruthy();
  expect(page.getByRole('link', { name: 'Genel bakışa dön' }).getAttribute('href')).toBe('/panel/dashboard');
});

test('it is asked once who is signed in', async () => {
  const gateway = fakeGateway();
  await renderPanel(<PanelMenu />, { gateway });
  expect(gateway.calls(staffMe)).toHaveLength(1);
});
