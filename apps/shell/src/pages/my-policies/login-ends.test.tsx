// @vitest-environment happy-dom
import { myConsents } from '@sigorta/contracts/operations/my-consents';
import { myPolicies } from '@sigorta/contracts/operations/my-policies';
import { mySavedQuotes } from '@sigorta/contracts/operations/my-saved-quotes';
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { renderPage } from '@sigorta/gateway-client/testing/render-page.tsx';
import { expect, test } from 'vitest';
import { MyPoliciesPage } from './MyPoliciesPage.tsx';

test('a login that ended elsewhere is told in the section that found out, and signing in leads back to it', async () => {
  const gateway = fakeGateway();
  gateway.answer(myPolicies, { phoneEnd: '4217', policies: [] });
  gateway.answer(mySavedQuotes, { quotes: [] });
  const page = renderPage(<MyPoliciesPage />, { gateway, path: '/policelerim?bolum=teklifler' });
  /* the words of the page and of its sections are waited for, and nobody draws again by himself here */
  const tab = () => {
    page.rerender(<MyPoliciesPage />);
    return page.queryByRole('tab', { name: 'Onaylarım' });
  };
  await expect.poll(tab).not.toBeNull();
  expect(page.getByText(/4217/)).toBeTruthy();
  gateway.answer(myPolicies, { phoneEnd: null, policies: [] });
  gateway.refuse(myConsents, 'sign-in-required');
  await page.user.click(page.getByRole('tab', { name: 'Onaylarım' }));
  const told = await page.findByRole('alert');
  expect(told.textContent).toContain('Oturumunuz kapandı');
  expect(page.getByRole('link', { name: 'Telefonla giriş yap' }).getAttribute('href')).toBe(
    '/giris?bolum=onaylar',
  );
  expect(document.activeElement?.contains(told)).toBe(true);
  expect(page.queryByText(/4217/)).toBeNull();
});
