import { partnerEntry } from '@sigorta/contracts/panel/partners';
import * as v from 'valibot';
import { expect, onTestFinished, test } from 'vitest';
import { testContext } from '../testing/test-context.ts';
import { writePartners } from './write-partners.ts';

const entry = (id: string, hosts: string[], settings: Record<string, string> = {}) =>
  v.parse(partnerEntry, { id, hosts, settings });

test('partners of a file are written all or none, and a host leads to one', async () => {
  const context = await testContext({ config: { panelOrigin: 'https://panel.example' } });
  onTestFinished(context.close);
  const written = async () => {
    const rows = await context.db.selectFrom('partner').select(['id', 'hosts']).orderBy('id').execute();
    return rows.filter(({ id }) => ['birinci', 'ikinci', 'ucuncu'].includes(id));
  };
  const first = entry('birinci', ['birinci.example']);

  await expect(writePartners(context, [first, entry('ikinci', ['panel.example'])])).rejects.toThrow(
    'ikinci names the host of the panel (PANEL_ORIGIN).',
  );
  await expect(writePartners(context, [first, entry('ikinci', ['birinci.example'])])).rejects.toThrow(
    'birinci.example leads to birinci and to ikinci.',
  );
  const card = entry('ikinci', [], { footer_adres: 'Kart 4111 1111 1111 1111' });
  await expect(writePartners(context, [first, card])).rejects.toThrow(
    'ikinci has the number of a payment card in footer_adres.',
  );
  expect(await written()).toEqual([]);

  await writePartners(context, [first, entry('ikinci', ['ikinci.example'])]);
  await expect(writePartners(context, [entry('ucuncu', ['ikinci.example'])])).rejects.toThrow(
    'ikinci.example leads to ikinci and to ucuncu.',
  );
  /* a host goes from one to another within a file */
  await writePartners(context, [entry('ucuncu', ['ikinci.example']), entry('ikinci', [])]);
  expect(await written()).toEqual([
    { id: 'birinci', hosts: ['birinci.example'] },
    { id: 'ikinci', hosts: [] },
    { id: 'ucuncu', hosts: ['ikinci.example'] },
  ]);
});
