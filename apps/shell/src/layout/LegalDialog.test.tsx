// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { LegalDialog } from './LegalDialog.tsx';
import { showInShell } from './show-in-shell.tsx';

test('the notice closes by its cross and, in Turkish, by a press beside it', async () => {
  const onClose = vi.fn();
  const { page, until, press, remove } = await showInShell(
    <LegalDialog id="personal-data-notice" title="KVKK aydınlatma metni" onClose={onClose} />,
  );
  await until('dialog h3');
  expect(page.querySelector('dialog')?.textContent).toContain('Sigorta Çarşısı');
  await press('dialog h3');
  expect(onClose).not.toHaveBeenCalled();
  await press('dialog');
  expect(onClose).toHaveBeenCalledOnce();
  await press('dialog [aria-label="Kapat"]');
  expect(onClose).toHaveBeenCalledTimes(2);
  await remove();
});
