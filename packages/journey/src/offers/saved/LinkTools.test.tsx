// @vitest-environment happy-dom
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderJourney } from '../../testing/render-journey.tsx';
import { LinkTools } from './LinkTools.tsx';
import { loadSavedView } from './load-saved.ts';

const url = 'https://ornek.com/deneme-teklifler?kayit=token-1234567890';

async function show() {
  await loadSavedView('tr');
  return renderJourney(<LinkTools url={url} />, { gateway: fakeGateway(), page: 'offers' });
}

test.each([
  ['copied', true, 'Kopyalandı'],
  ['forbidden', false, /seçip kendiniz kopyalayın/],
] as const)('a link that is %s says so', async (_what, isAllowed, words) => {
  const page = await show();
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  if (isAllowed) write.mockResolvedValue();
  else write.mockRejectedValue(new Error('forbidden'));
  onTestFinished(() => write.mockRestore());
  await page.user.click(page.getByRole('button', { name: 'Bağlantıyı kopyala' }));
  await page.findByText(words);
  expect(write).toHaveBeenCalledWith(url);
});

test('the message for WhatsApp holds the address with nothing around it', async () => {
  const page = await show();
  const link = page.getByRole('link', { name: 'WhatsApp ile gönder (yeni pencerede açılır)' });
  const text = new URL(link.getAttribute('href') ?? '').searchParams.get('text') ?? '';
  expect(text.endsWith(` ${url}`)).toBe(true);
  expect(link.getAttribute('rel')).toContain('noopener');
});
