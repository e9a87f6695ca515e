// @vitest-environment happy-dom
import { defaultBrand } from '@sigorta/contracts/default-brand';
import type { Brand } from '@sigorta/contracts/partner';
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { expect, test } from 'vitest';
import { renderJourney } from '../../testing/render-journey.tsx';
import { noQuote } from '../quote-state.ts';
import { LoadingScreen } from './LoadingScreen.tsx';

const wait = (own: Partial<Brand>) =>
  renderJourney(<LoadingScreen quote={noQuote} />, {
    gateway: fakeGateway(),
    page: 'offers',
    boot: { brand: { ...defaultBrand, name: 'Kaya', ...own } },
  });

test('the waiting room has the logo of its brand where no header shows it', async () => {
  const page = await wait({ showHeader: false, logoUrl: '/uploads/kaya-logo.png' });
  expect(page.getByRole('img', { name: 'Kaya' }).getAttribute('src')).toBe('/uploads/kaya-logo.png');
});

test('and its name where the brand has no logo', async () => {
  const page = await wait({ showHeader: false, logoUrl: null });
  expect(page.getByText('Kaya')).toBeTruthy();
});

test('below a header it stands once', async () => {
  const page = await wait({ showHeader: true, logoUrl: '/uploads/kaya-logo.png' });
  expect(page.queryByRole('img', { name: 'Kaya' })).toBeNull();
});

test('title, percentage, spinner and one of five tips are there', async () => {
  const page = await wait({});
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe(
    'Şirketlere ulaştık, teklifleriniz hazırlanıyor.',
  );
  expect(page.container.textContent).toContain('%0');
  const tips = [...page.container.querySelectorAll('section p')];
  expect(tips.map((tip) => tip.getAttribute('aria-hidden'))).toEqual([
    'false',
    'true',
    'true',
    'true',
    'true',
  ]);
});
