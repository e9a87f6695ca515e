// @vitest-environment happy-dom
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import type { FieldValue } from '@sigorta/product-kit/field';
import { mobilePhone } from '@sigorta/product-kit/fields/contact';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderJourney } from '../../testing/render-journey.tsx';
import { PhoneField } from './PhoneField.tsx';

function Phone({ kept = '' }: { kept?: string }) {
  const [value, setValue] = useState<FieldValue>(kept);
  return (
    <>
      <PhoneField
        field={mobilePhone()}
        id="f-phone"
        name="phone"
        label="Cep telefonu"
        hint={undefined}
        error={null}
        value={value}
        values={{}}
        onChange={setValue}
      />
      <output>{String(value)}</output>
    </>
  );
}

async function show(kept?: string) {
  const page = await renderJourney(<Phone {...(kept && { kept })} />, {
    gateway: fakeGateway(),
    page: 'form',
  });
  const number = page.container.querySelector<HTMLInputElement>('input[name=phone]');
  if (!number) throw new Error('no field for the number');
  return { page, number, value: () => page.container.querySelector('output')?.textContent };
}

test('what is typed is kept with the dial code of Türkiye', async () => {
  const { page, number, value } = await show();
  await page.user.type(number, '5321234567');
  expect(value()).toBe('+905321234567');
});

test('an emptied number leaves no dial code behind', async () => {
  const { page, number, value } = await show('+905321234567');
  expect(number.value.replace(/\D/g, '')).toBe('5321234567');
  await page.user.clear(number);
  expect(value()).toBe('');
});
