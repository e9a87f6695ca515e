// @vitest-environment happy-dom
import { partnerPicture } from '@sigorta/contracts/panel/partners';
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderPanel } from '../../testing/render-panel.tsx';
import { PictureField } from './PictureField.tsx';

function Logo() {
  const [value, setValue] = useState('');
  return (
    <PictureField
      id="logo_url"
      label="Logo"
      partner="kaya-acente"
      value={value}
      disabled={false}
      onChange={setValue}
    />
  );
}

const show = async () => {
  const gateway = fakeGateway();
  const page = await renderPanel(<Logo />, { gateway, path: '/panel/is-ortaklari/kaya-acente' });
  const choose = (bytes: number) =>
    page.user.upload(
      page.getByLabelText('Resim seç: Logo', { selector: 'input' }),
      new File([new Uint8Array(bytes).fill(65)], 'logo.png', { type: 'image/png' }),
    );
  return { gateway, page, choose };
};

test('a chosen picture is seen at once, and can be taken away again', async () => {
  const { gateway, page, choose } = await show();
  const path = `/uploads/${'a'.repeat(32)}.png`;
  gateway.answer(partnerPicture, { path, width: 128, height: 40 });
  await choose(3);
  expect(gateway.calls(partnerPicture)).toEqual([{ id: 'kaya-acente', picture: 'QUFB' }]);
  expect((await page.findByAltText('Şu anki resim')).getAttribute('src')).toBe(path);
  await page.user.click(page.getByRole('button', { name: 'Resmi kaldır: Logo' }));
  expect(page.queryByAltText('Şu anki resim')).toBeNull();
});

test('a file that is too large is told before it is sent', async () => {
  const { gateway, page, choose } = await show();
  await choose(90_001);
  expect(gateway.calls(partnerPicture)).toEqual([]);
  expect(page.getByText(/Dosya en çok 90 kB olabilir/)).toBeTruthy();
});

test('what the gateway finds in a file is told in words', async () => {
  const { gateway, page, choose } = await show();
  gateway.refuse(partnerPicture, 'invalid-input', [{ field: 'picture', message: 'picture.sides' }]);
  await choose(3);
  expect(await page.findByText(/en çok 2000 piksel/)).toBeTruthy();
});
