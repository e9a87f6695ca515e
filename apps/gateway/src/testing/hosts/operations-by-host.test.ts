import type { Operation } from '@sigorta/contracts/operation';
import { operations } from '@sigorta/contracts/operations/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signInAsStaff } from '../staff.ts';
import { testProducts } from '../test-product.ts';
import { type BrowserAt, codeOf } from './browser-at.ts';
import { panelHost, partnersHost, shopHost, startTwoHosts, type TwoHosts } from './two-hosts.ts';

/* Written by hand: what staff call is named `panel/…` or `staff/…` on the wire, and nothing else is. */
const isPanels = (producer: string): boolean => /^(?:panel|staff)\//.test(producer);

/** What nobody has to be signed in for, and yet is the panel's. */
const signingIn = [
  'staff/sign-in',
  'staff/second-factor',
  'staff/enrol',
  'staff/invitation',
  'staff/invitation-accept',
  'staff/passkey',
];

const all = Object.values<Operation>(operations).map(({ producer, method, authority }) => ({
  producer,
  named: producer.replace(/:[A-Za-z]+/g, 'x'.repeat(22)),
  method,
  authority,
}));

let gateway: TwoHosts;
const browsers = new Map<string, BrowserAt>();

beforeAll(async () => {
  gateway = await startTwoHosts({ products: testProducts });
  for (const host of [shopHost, partnersHost, panelHost, 'unknown.example']) {
    const browser = gateway.at(host);
    /* an owner's cookies wherever he goes: what is refused is refused to him */
    await signInAsStaff(gateway.context, browser, 'owner');
    await browser.call(host === panelHost ? 'staff/me' : 'partner/website-info', 'GET');
    browsers.set(host, browser);
  }
});
afterAll(() => gateway.close());

test('the rule fits the contract: whoever is staff calls by such a name, and signing in is named so too', () => {
  const staffs = all.filter(({ authority }) => authority === 'staff');
  expect(staffs.filter(({ producer }) => !isPanels(producer))).toEqual([]);
  const others = all.filter(({ producer, authority }) => authority !== 'staff' && isPanels(producer));
  expect(others.map(({ producer }) => producer).toSorted()).toEqual(signingIn.toSorted());
  expect(staffs.length).toBeGreaterThan(90);
});

const seen = async (host: string, named: string, method: string) => {
  const browser = browsers.get(host);
  if (!browser) throw new Error(host);
  const byHeader = await browser.call(named, method);
  const byAddress = await browser.ask(`/apiConnection/${named}`, {
    method,
    headers: {
      token: browser.token,
      'x-xsrf-token': browser.cookies.get('XSRF-TOKEN') ?? '',
      ...(method === 'POST' && { 'content-type': 'application/json' }),
    },
    ...(method === 'POST' && { body: '{}' }),
  });
  return [byHeader, byAddress].map((answer) => [answer.status, codeOf(answer)] as const);
};

describe.each(all)('$method $producer', ({ producer, named, method }) => {
  test.each([shopHost, partnersHost, panelHost, 'unknown.example'])('at %s', async (host) => {
    const isHere = isPanels(producer) === (host === panelHost);
    for (const [status, code] of await seen(host, named, method)) {
      if (isHere) expect(['unknown-operation', 'cross-site-request', 'unknown-token']).not.toContain(code);
      else expect([status, code]).toEqual([404, 'unknown-operation']);
    }
  });
});
