// @vitest-environment happy-dom
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { expect, test } from 'vitest';
import { renderJourney } from '../../testing/render-journey.tsx';
import { sampleProduct } from '../../testing/sample-product.ts';
import { owner, samplePurchase } from '../../testing/sample-purchase.ts';
import type { Purchase } from '../polling.ts';
import { InEmergency } from './InEmergency.tsx';

const help = { phone: '+90 212 000 01 23', territory: ['276'] };

const show = (personal: Purchase['personal'], product = sampleProduct) =>
  renderJourney(<InEmergency purchase={samplePurchase({ personal })} />, {
    gateway: fakeGateway(),
    page: 'policy',
    product,
  });

test('one press calls the insurer, and what it will ask for stands beside it', async () => {
  const page = await show({ ...owner, help });
  const call = page.getByRole('link', { name: /Sigorta şirketini arayın/ });
  expect(call.getAttribute('href')).toBe('tel:+902120000123');
  expect(page.getByText('MER0123456789')).toBeTruthy();
  expect(page.getByText(/112/)).toBeTruthy();
  expect(page.getAllByRole('listitem')).toHaveLength(3);
});

test('where doctors are paid, one reads the line and the policy in the language of the country', async () => {
  const page = await show({ ...owner, help }, { ...sampleProduct, treats: true });
  await page.user.click(page.getByText('Doktora gösterin'));
  const said = page.getByText(/Ich bin versichert/);
  expect(said.closest('li')?.getAttribute('lang')).toBe('de');
  expect(said.textContent).toContain('+90 212 000 01 23');
  expect(said.textContent).toContain('MER0123456789');
});

test('a product that pays no doctors has no sentence for one', async () => {
  const page = await show({ ...owner, help });
  expect(page.queryByText('Doktora gösterin')).toBeNull();
});

test.each([
  ['a stranger', null],
  ['the buyer of a policy whose insurer named no line', { ...owner, help: null }],
  ['a buyer before the policy', { ...owner, help, policyNumber: null }],
])('%s sees none of it', async (_who, personal) => {
  const page = await show(personal);
  expect(page.queryByRole('heading')).toBeNull();
});
