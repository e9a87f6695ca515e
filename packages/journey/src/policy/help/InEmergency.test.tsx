// @vitest-environment happy-dom
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { expect, test } from 'vitest';
import { renderJourney } from '../../testing/render-journey.tsx';
import { owner as anOwner, purchaseId, samplePurchase } from '../../testing/sample-purchase.ts';
import type { Purchase } from '../polling.ts';
import { InEmergency } from './InEmergency.tsx';

const owner = { ...anOwner, page: `/policem/${purchaseId}/` };
const help = { phone: '+90 212 000 01 23', territory: ['276'] };

const show = (personal: Purchase['personal']) =>
  renderJourney(<InEmergency purchase={samplePurchase({ personal })} />, {
    gateway: fakeGateway(),
    page: 'policy',
  });

test('one press calls the insurer, what it will ask for stands beside it, and the rest is a link away', async () => {
  const page = await show({ ...owner, help });
  const call = page.getByRole('link', { name: /Sigorta şirketini arayın/ });
  expect(call.getAttribute('href')).toBe('tel:+902120000123');
  expect(page.getByText('MER0123456789')).toBeTruthy();
  expect(page.getByText(/112/)).toBeTruthy();
  expect(page.getByRole('link', { name: /yardım sayfası/i }).getAttribute('href')).toBe(owner.page);
});

test('where the insurer named no line, the page is still a link away', async () => {
  const page = await show(owner);
  expect(page.getAllByRole('link')).toHaveLength(1);
});

test.each([
  ['a stranger', null],
  ['a buyer before the policy', { ...owner, help, policyNumber: null }],
])('%s sees none of it', async (_who, personal) => {
  const page = await show(personal);
  expect(page.queryByRole('heading')).toBeNull();
});
