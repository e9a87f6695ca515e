// @vitest-environment happy-dom
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { renderPanel, wordsOf } from '../../testing/render-panel.tsx';
import { Amount } from './Amount.tsx';
import { Day } from './Day.tsx';
import { Instant } from './Instant.tsx';
import { Masked } from './Masked.tsx';
import { StateBadge } from './StateBadge.tsx';
import { StateWords } from './StateWords.tsx';
import { TwoLines } from './TwoLines.tsx';

/** What a cell says. */
const said = async (cell: ReactNode): Promise<string> => {
  const page = await renderPanel(<p data-testid="cell">{cell}</p>, { gateway: fakeGateway() });
  const words = wordsOf(page.getByTestId('cell'));
  page.unmount();
  return words;
};

test.each<[string, ReactNode, string]>([
  ['an amount', <Amount key="1" money={{ minor: 123_450, currency: 'TRY' }} />, '1.234,50 TL'],
  ['no amount', <Amount key="2" money={null} />, '–'],
  ['an instant, in Türkiye’s time', <Instant key="3" at="2026-11-20T21:05:00.000Z" />, '21.11.2026 00:05'],
  [
    'an instant without its hour',
    <Instant key="4" at="2026-11-20T09:05:00.000Z" time={false} />,
    '20.11.2026',
  ],
  ['a day has no hour', <Instant key="5" at="2026-11-20" />, '20.11.2026'],
  ['a day of an instant', <Day key="6" at="2026-11-20T21:05:00.000Z" />, '21.11.2026'],
  ['a masked name', <Masked key="7">Ş*** Ö*</Masked>, 'Ş*** Ö*'],
  ['no name', <Masked key="8">{''}</Masked>, '–'],
  ['a state', <StateBadge key="9" of="order" state="REFUND_DUE" />, 'İade sürüyor'],
  ['a kind', <StateWords key="10" of="kind" state="call-back" />, 'Aranacak'],
])('%s', async (_, cell, words) => {
  expect(await said(cell)).toBe(words);
});

test('a second line stands below the first, and is left out when there is none', async () => {
  expect(await said(<TwoLines under="Kaya">DASK</TwoLines>)).toBe('DASKKaya');
  expect(await said(<TwoLines under={undefined}>DASK</TwoLines>)).toBe('DASK');
});

test('a number runs from left to right', async () => {
  const page = await renderPanel(<Masked number>532 *** ** 11</Masked>, { gateway: fakeGateway() });
  expect(page.getByText('532 *** ** 11').getAttribute('dir')).toBe('ltr');
});
