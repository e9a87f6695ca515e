import { expect, test } from '@playwright/test';
import { violationsOn } from '../pages/axe-run.ts';
import { crowdedOn } from '../pages/crowded.ts';
import { faultsInTheDark } from '../pages/dark.ts';

const frame = '<!doctype html><html lang=tr><title>Çerçeve</title><img src=/kedi.png></html>';
const document = `<!doctype html><html lang="tr"><head><title>Deneme</title><style>
  @media (prefers-color-scheme: dark) { p { color: dimgray; background: black } }
</style></head><body><main><h1>Deneme</h1><p>Bir cümle</p><button></button>
<iframe title="Çerçeve" srcdoc="${frame}"></iframe></main></body></html>`;

test('axe names a fault of the page, of a frame in it and of the dark, the second time as the first', async ({
  page,
}) => {
  await page.route('**/deneme', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: document }),
  );
  await page.goto('/deneme');
  const named = async () =>
    (await violationsOn(page, { tags: ['wcag2a', 'wcag2aa'] })).map(({ id, impact, nodes }) => [
      id,
      impact,
      nodes.map(({ target }) => target.join(' ')),
    ]);
  const planted = [
    ['button-name', 'critical', ['button']],
    ['image-alt', 'critical', ['iframe img']],
  ];
  await expect.poll(named).toEqual(planted);
  expect(await named()).toEqual(planted);
  expect(await faultsInTheDark(page)).toEqual([
    expect.stringMatching(/^dark: color-contrast p: .*contrast/s),
  ]);
  expect(await violationsOn(page, { rules: ['button-name'], within: 'h1' })).toEqual([]);
});

test('words over one another are found, not what is scrolled away or lies below a sheet', async ({
  page,
}) => {
  const line = 'position: absolute; inset-block-start: 200px; inset-inline-start: 20px';
  await page.setContent(`<main style="font: 16px sans-serif">
    <p style="${line}">Birinci</p><p style="${line}">İkinci</p>
    <div style="block-size: 40px; overflow: hidden; margin-block-start: 300px"><p>Üstteki</p><p>Kaydırılmış</p></div><p style="margin: 0">Alttaki</p>
    <p style="position: absolute; inset-block-start: 500px; margin: 0">Örtülen</p>
    <div style="position: absolute; inset-block-start: 500px; background: white">Örten</div></main>`);
  expect(await crowdedOn(page)).toEqual(['over one another: Birinci | İkinci']);
});
