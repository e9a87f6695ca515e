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

/* by the numbering plans; what stands before is the country of the number before */
const pasted = [
  ['+49 151 23456789', '+4915123456789'],
  ['+49 (0) 160 1112233', '+491601112233'],
  ['+90 532 123 45 67', '+905321234567'],
  ['0049 151 23456789', '+4915123456789'],
  ['00905321234567', '+905321234567'],
  ['0532 123 45 67', '+905321234567'],
  ['+994 50 123 45 67', '+994501234567'],
  ['٠٠٩٠ ٥٣٢ ١٢٣ ٤٥ ٦٧', '+905321234567'],
] as const;

test('a number that is pasted with its dial code is a number of that country', async () => {
  const { page, number, value } = await show();
  const [code] = page.container.querySelectorAll('input');
  if (!code) throw new Error('no field for the dial code');
  await page.user.click(code);
  /* until the list of countries is here, one cannot be told from another */
  await expect.poll(() => page.container.querySelectorAll('[role=option]').length).toBeGreaterThan(100);
  await page.user.keyboard('{Escape}');
  for (const [text, kept] of pasted) {
    await page.user.clear(number);
    await page.user.click(number);
    await page.user.paste(text);
    expect([text, value()]).toEqual([text, kept]);
    expect(`${code.value}${number.value}`.replace(/\s/g, '')).toBe(kept);
  }
});
