// @vitest-environment happy-dom
import { partnerSettingsSchema } from '@sigorta/contracts/partner';
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { renderPanel } from '../../testing/render-panel.tsx';
import { SettingField } from './SettingField.tsx';
import { settingOfName } from './setting-sections.ts';

const categories = [
  { id: 1, name: 'Yurt Dışı', products: ['Yurt dışı seyahat'] },
  { id: 2, name: 'Eski', products: [] },
];

const show = (kategori_id: string) => {
  const setting = settingOfName('kategori_id');
  if (!setting) throw new Error('no such setting');
  const settings = v.parse(partnerSettingsSchema, { kategori_id });
  const given: (string | number | boolean | null)[] = [];
  const field = (
    <SettingField
      setting={setting}
      settings={settings}
      partner="kaya-acente"
      categories={categories}
      disabled={false}
      wrong
      summons={0}
      set={(_, value) => given.push(value)}
    />
  );
  return renderPanel(field, { gateway: fakeGateway(), path: '/panel/is-ortaklari/kaya-acente' }).then(
    (page) => ({ page, given }),
  );
};

test('a list of categories that matches nothing warns that the whole shop is shown', async () => {
  const { page } = await show('2,999');
  expect(page.getByText(/sitede bütün ürünler gösterilir/)).toBeTruthy();
});

test('a number nobody has is named, and can be taken out', async () => {
  const { page, given } = await show('1,999');
  expect(page.getByText(/hiçbir ürünü göstermiyor/)).toBeTruthy();
  await page.user.click(page.getByLabelText('999 no’lu kategori yok'));
  expect(given).toEqual(['1']);
});
