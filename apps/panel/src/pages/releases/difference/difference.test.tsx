// @vitest-environment happy-dom
import { changeKinds, changeParts, type ReleaseChange } from '@sigorta/contracts/panel/release-change';
import { releaseDifference } from '@sigorta/contracts/panel/releases';
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { languages } from '@sigorta/i18n/language';
import { expect, test } from 'vitest';
import { renderPanel } from '../../../testing/render-panel.tsx';
import { Difference } from './Difference.tsx';
import { ar } from './texts/ar.ts';
import { en } from './texts/en.ts';
import { ru } from './texts/ru.ts';
import { tr } from './texts/tr.ts';

const change = (kind: ReleaseChange['kind'], more: Partial<ReleaseChange> = {}): ReleaseChange => ({
  kind,
  product: 'Evcil hayvan',
  part: null,
  subject: '',
  before: null,
  after: null,
  ...more,
});

const show = async (changes: ReleaseChange[]) => {
  const gateway = fakeGateway();
  gateway.answer(releaseDifference, { live: 'aaaaaaaaaa', changes });
  const page = await renderPanel(<Difference family="pet" version="pet@3f9a1c20b7e84d51" />, { gateway });
  return { gateway, page };
};
/** without the marks that keep names in their own direction */
const lines = (page: { getAllByRole: (role: string) => HTMLElement[] }) =>
  page
    .getAllByRole('listitem')
    .map(({ textContent }) => (textContent ?? '').replaceAll(/[\u2066-\u2069]/g, ''));

test('each change is a sentence below its product, what concerns all of it stands apart', async () => {
  const { page, gateway } = await show([
    change('field-added', { part: 'form', subject: 'Kısırlaştırıldı mı?', after: 'kisir' }),
    change('field-required', { part: 'form', subject: 'Kısırlaştırıldı mı?' }),
    change('field-bound', { part: 'max', subject: 'Yaşı', before: '30' }),
    change('consent-moved', { subject: 'Doğruluk beyanı', before: 'form', after: 'payment' }),
    change('weight', { before: '204800', after: '219136' }),
    change('files', { product: null, part: 'server', after: '3' }),
  ]);
  expect(gateway.calls(releaseDifference)).toEqual([{ family: 'pet', version: 'pet@3f9a1c20b7e84d51' }]);
  expect(lines(page)).toEqual([
    'Yeni soru (form) “Kısırlaştırıldı mı?”, sigorta şirketine kisir adıyla gider.',
    'Kısırlaştırıldı mı? sorusu yanıtlanmak zorunda (form).',
    'Yaşı sorusunda sınır değişir (en çok): 30 → yok.',
    'Şu onay başka bir yerde istenir: Doğruluk beyanı (form → ödeme).',
    'Formun ilk açılışta indirilen boyutu değişir: 200 KB → 214 KB.',
    'Farklı olan dosyalar (sunucu ve kurallar): 3.',
  ]);
  expect(page.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
    'Evcil hayvan',
    'Sürümün tamamı',
  ]);
});

test('nothing differs: that is said, and no list is drawn', async () => {
  const { page } = await show([]);
  expect(page.getByText('Yayındaki sürümle arasında fark yok.')).toBeTruthy();
  expect(page.queryAllByRole('listitem')).toEqual([]);
});

test('every kind of change is a sentence of its own, with every value it has and no hole left', async () => {
  const { page } = await show(
    changeKinds.map((kind) => change(kind, { part: 'form', subject: 'S', before: '1024', after: '2048' })),
  );
  const told = lines(page);
  expect(new Set(told).size).toBe(changeKinds.length);
  expect(told.filter((line) => /\{\{|undefined|null/.test(line))).toEqual([]);
});

test.each(languages)('all kinds and parts have their words in %s', (language) => {
  const texts: Record<string, string> = { tr, en, ru, ar }[language];
  const holes = (text = '') => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).toSorted();
  for (const kind of changeKinds) expect([kind, holes(texts[kind])]).toEqual([kind, holes(tr[kind])]);
  expect(changeParts.filter((part) => !texts[`part.${part}`])).toEqual([]);
});

test('a difference that cannot be told says why, in words', async () => {
  const gateway = fakeGateway();
  gateway.refuse(releaseDifference, 'service-unavailable');
  const page = await renderPanel(<Difference family="pet" version="pet@3f9a1c20b7e84d51" />, { gateway });
  expect(page.getByRole('alert').textContent).not.toBe('');
});
