// @vitest-environment happy-dom
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { KeyValue } from '@sigorta/ui-kit/data/KeyValue.tsx';
import { expect, test } from 'vitest';
import { renderPanel } from '../../testing/render-panel.tsx';
import { useRelatedRows } from './related-rows.tsx';

function Rows(related: Parameters<typeof useRelatedRows>[0]) {
  return <KeyValue rows={useRelatedRows(related)} />;
}

const waysFrom = async (related: Parameters<typeof useRelatedRows>[0]) => {
  const page = await renderPanel(<Rows {...related} />, { gateway: fakeGateway() });
  return page.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
};

test('a purchase leads to its quote, the notices that end it and its bank transfer', async () => {
  const related = {
    quoteId: 'quote-000001',
    noticeIds: ['notice-000002', 'notice-000001'],
    transferReference: 'SC7K2M9QX4',
  };
  expect(await waysFrom(related)).toEqual([
    ['Teklife git', '/panel/teklifler/quote-000001'],
    ['Bildirime git', '/panel/iptaller/notice-000002'],
    ['Bildirime git', '/panel/iptaller/notice-000001'],
    ['SC7K2M9QX4', '/panel/havaleler?ara=SC7K2M9QX4'],
  ]);
});

test('a payment for nothing of ours leads nowhere', async () => {
  expect(await waysFrom({ quoteId: null, noticeIds: [], transferReference: null })).toEqual([]);
});
