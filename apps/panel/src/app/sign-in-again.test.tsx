// @vitest-environment happy-dom
import { applicationChange } from '@sigorta/contracts/panel/applications';
import { dataRequestList } from '@sigorta/contracts/panel/data-requests';
import { permissionsOf } from '@sigorta/contracts/panel/permissions';
import { staffSecondFactor, staffSignIn } from '@sigorta/contracts/panel/sign-in';
import { staffMe } from '@sigorta/contracts/panel/staff-me';
import { GatewayError } from '@sigorta/gateway-client/gateway-error';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { type FakeGateway, fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { Link } from '@sigorta/runtime/runtime';
import { expect, onTestFinished, test } from 'vitest';
import { DataRequestsPage } from '../pages/data-requests/DataRequestsPage.tsx';
import { type PanelPage, renderPanel } from '../testing/render-panel.tsx';
import { useMay } from './staff-context.tsx';

const nothing = { rows: [], total: 0, more: false };

const show = async () => {
  const gateway = fakeGateway();
  gateway.answer(dataRequestList, nothing);
  const page = await renderPanel(<DataRequestsPage />, { gateway });
  gateway.refuse(dataRequestList, 'sign-in-required');
  await page.user.type(page.getByRole('searchbox'), '5321234567{Enter}');
  await page.findByRole('dialog', { name: 'Oturumunuz kapandı' }, { timeout: 10_000 });
  return { gateway, page };
};

const signIn = async (gateway: FakeGateway, page: PanelPage) => {
  gateway.answer(staffSignIn, { next: 'code', challenge: 'challenge-01', passkey: null });
  gateway.answer(staffSecondFactor, { success: true, name: 'Deniz Er', role: 'owner' });
  await page.user.type(page.dialog().getByLabelText('Parola'), 'mavi kova');
  await page.user.click(page.dialog().getByRole('button', { name: 'Devam et' }));
  await page.user.type(await page.dialog().findByLabelText('Kod'), '123456');
};

test('a session that ended is begun again on the page, and the refused call is made once more', async () => {
  const { gateway, page } = await show();
  expect(page.dialog().getByText(/Sayfada yazdıklarınız duruyor/)).toBeTruthy();
  const email = page.dialog().getByLabelText('E-posta') as HTMLInputElement;
  expect([email.value, email.readOnly]).toEqual(['deniz@ornek.com', true]);
  const calls = gateway.calls(dataRequestList).length;
  gateway.answer(dataRequestList, nothing);
  await signIn(gateway, page);
  await page.user.click(page.dialog().getByRole('button', { name: 'Giriş yap' }));
  await page.settle();
  expect(page.opened()).toBeNull();
  expect(gateway.calls(staffSignIn)).toEqual([{ email: 'deniz@ornek.com', password: 'mavi kova' }]);
  expect(gateway.calls(dataRequestList).length).toBeGreaterThan(calls);
  expect(page.getByText('Bu filtrelere uyan bir kayıt bulunamadı.')).toBeTruthy();
});

test('who closes the question finds the way to the sign-in, and back', async () => {
  const { page } = await show();
  await page.user.click(page.dialog().getByRole('button', { name: 'Kapat' }));
  expect(page.opened()).toBeNull();
  expect(page.getByRole('link', { name: 'Giriş yap' }).getAttribute('href')).toBe(
    '/panel/giris?donus=%2Fpanel%2Fdashboard%3Fara%3D5321234567',
  );
});

test('a wrong password is told, and nothing is asked again', async () => {
  const { gateway, page } = await show();
  const calls = gateway.calls(dataRequestList).length;
  gateway.refuse(staffSignIn, 'sign-in-failed');
  await page.user.type(page.dialog().getByLabelText('Parola'), 'yanlış');
  await page.user.click(page.dialog().getByRole('button', { name: 'Devam et' }));
  expect(page.dialog().getByRole('alert').textContent).toContain('E-posta ya da parola doğru değil.');
  expect(gateway.calls(dataRequestList)).toHaveLength(calls);
});

test('who is back keeps the page, though the next answer about them were lost', async () => {
  const { gateway, page } = await show();
  gateway.answer(dataRequestList, nothing);
  await signIn(gateway, page);
  const me = await gateway.call(staffMe, {});
  let asked = 0;
  gateway.answerBy(staffMe, () => {
    asked += 1;
    if (asked > 1) throw new GatewayError('offline');
    return me;
  });
  await page.user.click(page.dialog().getByRole('button', { name: 'Giriş yap' }));
  await page.settle();
  expect((page.getByRole('searchbox') as HTMLInputElement).value).toBe('5321234567');
});

/** What the gateway wrote for display when somebody signed in, in this tab or another one. */
const signedInAs = (id: string): void => {
  const value = encodeURIComponent(JSON.stringify({ id, name: 'Mert Uysal', role: 'finance' }));
  // biome-ignore lint/suspicious/noDocumentCookie: as the gateway's answer sets it
  document.cookie = `panelUser=${value}`;
  onTestFinished(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the next test begins without it
    document.cookie = 'panelUser=; max-age=0';
  });
};

test('somebody else signed in in another tab: nothing is done in that person’s name, and nothing typed is lost', async () => {
  const gateway = fakeGateway();
  gateway.answer(dataRequestList, nothing);
  const page = await renderPanel(<DataRequestsPage />, { gateway });
  signedInAs('person-0002');
  const calls = gateway.calls(dataRequestList).length;
  await page.user.type(page.getByRole('searchbox'), '5321234567{Enter}');
  await page.findByRole('dialog', { name: 'Oturumunuz kapandı' }, { timeout: 10_000 });
  expect(gateway.calls(dataRequestList)).toHaveLength(calls);
  await signIn(gateway, page);
  signedInAs('person-0001');
  await page.user.click(page.dialog().getByRole('button', { name: 'Giriş yap' }));
  await page.settle();
  expect(page.opened()).toBeNull();
  expect(gateway.calls(dataRequestList).at(-1)).toMatchObject({ search: '5321234567' });
});

function Work() {
  const may = useMay();
  const { act, code } = useAction(applicationChange);
  const was = { state: 'new', assigneeId: null } as const;
  return (
    <>
      <p>{code}</p>
      {may('applications:work') && (
        <button type="button" onClick={() => void act({ id: 'AAAAAAAAA1', state: 'done', was })}>
          Done
        </button>
      )}
      <Link to="/panel/basvurular">Others</Link>
    </>
  );
}

test('who lost a role in the middle of work is told, and finds no such button on the next page', async () => {
  const gateway = fakeGateway();
  const page = await renderPanel(<Work />, { gateway, role: 'call-centre' });
  const me = await gateway.call(staffMe, {});
  gateway.refuse(applicationChange, 'not-allowed');
  gateway.answer(staffMe, { ...me, role: 'read-only', permissions: [...permissionsOf['read-only']] });
  await page.user.click(page.getByRole('button', { name: 'Done' }));
  expect(page.getByText('not-allowed')).toBeTruthy();
  /* what is being written on this page stays until it is left */
  expect(page.getByRole('button', { name: 'Done' })).toBeTruthy();
  await page.user.click(page.getByRole('link', { name: 'Others' }));
  await page.settle();
  expect(page.queryByRole('button', { name: 'Done' })).toBeNull();
});
