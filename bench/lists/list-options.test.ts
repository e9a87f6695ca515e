import { expect, test } from 'vitest';
import { startSandbox } from '../../apps/gateway/src/testing/purchase/outside.ts';
import { allLists } from './list-options.ts';

test('every option of every form is taken by the gateway, and nothing that is not offered', async () => {
  const sandbox = await startSandbox();
  try {
    const byLanguage = await allLists(sandbox, new Date());
    for (const [language, lists] of Object.entries(byLanguage)) {
      const faults = lists.flatMap(({ product, field, faults }) =>
        faults.map((fault) => `${language} ${product}.${field}: ${fault}`),
      );
      expect(faults.slice(0, 20)).toEqual([]);
      /* the lists are there: forms of nineteen products ask for so many */
      expect(lists.length).toBeGreaterThan(80);
    }
  } finally {
    await sandbox.close();
  }
}, 300_000);
