// @vitest-environment happy-dom
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { expect, test, vi } from 'vitest';
import { renderPanel } from '../testing/render-panel.tsx';
import { Failure } from './Failure.tsx';

const show = async (code: Parameters<typeof Failure>[0]['code'], path = '/panel/odemeler?durum=PAID') => {
  const again = vi.fn();
  const page = await renderPanel(<Failure code={code} again={again} />, { gateway: fakeGateway(), path });
  return { page, again };
};

test('who is not signed in is led to the sign-in, and back to this very address', async () => {
  const { page } = await show('sign-in-required');
  expect(page.getByRole('heading', { level: 2, name: 'Giriş yapın' })).toBeTruthy();
  expect(page.getByRole('link', { name: 'Giriş yap' }).getAttribute('href')).toBe(
    '/panel/giris?donus=%2Fpanel%2Fodemeler%3Fdurum%3DPAID',
  );
  expect(page.queryByRole('button')).toBeNull();
});

test('what does not exist leads to the overview', async () => {
  const { page } = await show('not-found');
  expect(page.getByRole('heading', { name: 'Kayıt bulunamadı' })).toBeTruthy();
  expect(page.getByText('Silinmiş olabilir ya da başka bir iş ortağına aittir.')).toBeTruthy();
  expect(page.getByRole('link', { name: 'Genel bakışa dön' }).getAttribute('href')).toBe('/panel/dashboard');
});

test('what the role may not see is told without a way to try again', async () => {
  const { page } = await show('not-allowed');
  expect(page.getByRole('heading', { name: 'Bu sayfa rolünüze kapalı' })).toBeTruthy();
  expect(page.getByText('Bu işlem için yetkiniz yok. Gerekiyorsa yöneticinizden isteyin.')).toBeTruthy();
  expect(page.queryByRole('button')).toBeNull();
});

test.each([
  ['offline', 'Sunucuya ulaşılamadı. İnternet bağlantınızı kontrol edip yeniden deneyin.'],
  [
    'timeout',
    'Yanıt zamanında gelmedi. Bir işlem yaptıysanız tekrarlamadan önce sayfayı yenileyip sonucuna bakın.',
  ],
  ['internal-error', 'Bizden kaynaklanan bir hata oluştu. Yeniden deneyin; sürerse teknik ekibe bildirin.'],
] as const)('anything else (%s) says what happened and is asked again on a press', async (code, words) => {
  const { page, again } = await show(code);
  expect(page.getByRole('heading', { name: 'Bilgiler alınamadı' })).toBeTruthy();
  expect(page.getByText(words)).toBeTruthy();
  await page.user.click(page.getByRole('button', { name: 'Yeniden dene' }));
  expect(again).toHaveBeenCalledOnce();
});
