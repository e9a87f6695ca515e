import { languages } from '@sigorta/i18n/language';
import { expect, test } from 'vitest';
import { legalDocumentIds } from '../document.ts';
import { hashOf } from '../hash.ts';
import { loadDocument } from '../load-document.ts';

/* The snapshot is a source file: `vitest run -u` writes it after a wording (and its version) was changed on purpose. */
test('hashes.ts holds the hash of every document in every language', async () => {
  let module = `import type { Language } from '@sigorta/i18n/language';
import type { LegalDocumentId } from '../document.ts';

/** SHA-256 of every wording in force. Written by \`hashes.test.ts\` (\`vitest run -u\`), never by hand. */
export const legalHashes: Readonly<Record<LegalDocumentId, Readonly<Record<Language, string>>>> = {
`;
  for (const id of legalDocumentIds) {
    /* written as the formatter writes it: a key of one word stands bare */
    module += /^\w+$/.test(id) ? `  ${id}: {\n` : `  '${id}': {\n`;
    for (const language of languages) {
      module += `    ${language}: '${await hashOf(await loadDocument(id, language))}',\n`;
    }
    module += '  },\n';
  }
  await expect(`${module}};\n`).toMatchFileSnapshot('./hashes.ts');
});
