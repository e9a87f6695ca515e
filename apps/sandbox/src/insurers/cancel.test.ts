import { expect, test } from 'vitest';
import { insurer, key } from '../testing/insurer-client.ts';
import { control, seenUnder, started } from '../testing/started.ts';

const before = '2026-11-25T09:00:00Z';

async function issued() {
  const sandbox = await started();
  const turnagol = insurer(sandbox, 'turnagol');
  const { quoteNo } = (await turnagol.quote('q')).body;
  const { policyNo } = (await turnagol.issue(quoteNo, 'order')).body.policy;
  return { sandbox, turnagol, policyNo };
}

test('a policy ends once: the same key is answered the same, another is refused', async () => {
  const { turnagol, policyNo } = await issued();
  const answers = await Promise.all(
    [1, 2, 3].map(() => turnagol.cancel(policyNo, 'order', 'notice-1', before)),
  );
  expect(answers[0]?.body).toMatchObject({
    result: 'accepted',
    cancellation: { reference: 'notice-1', refund: { minor: 2000, currency: 'EUR' } },
  });
  for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
  expect((await turnagol.cancel(policyNo, 'order', 'notice-2', before)).body).toEqual({
    result: 'refused',
    reason: 'already-cancelled',
  });
  const [policy] = (await turnagol.find('order')).body.policies;
  expect(policy).toMatchObject({ state: 'cancelled', cancellation: { reference: 'notice-1' } });
});

test.each([
  [
    'of the days left once cover began',
    '2026-12-03T09:00:00Z',
    { cancellation: { refund: { minor: 1250 } } },
  ],
  ['of nothing when cover is over', '2026-12-20T09:00:00Z', { result: 'refused', reason: 'cover-over' }],
])('the refund is that %s', async (_, at, answer) => {
  const { turnagol, policyNo } = await issued();
  expect((await turnagol.cancel(policyNo, 'order', 'notice', at)).body).toMatchObject(answer);
});

test('a number that does not belong to our reference is unknown', async () => {
  const { turnagol } = await issued();
  expect((await turnagol.cancel('TUR0000000000', 'order', 'notice', before)).body).toEqual({
    result: 'refused',
    reason: 'unknown-policy',
  });
});

test.each([
  ['cancel-refused', /"refused","reason":"claim-open"/, 'active'],
  ['cancel-timeout', /^no answer$/, 'active'],
  ['cancel-timeout-but-cancelled', /^no answer$/, 'cancelled'],
  ['cancel-less', /"minor":1600/, 'cancelled'],
  ['wrong-cancellation', /somebody-elses-notice/, 'cancelled'],
])('fault %s answers %s and leaves the policy %s', async (fault, seen, state) => {
  const { sandbox, turnagol, policyNo } = await issued();
  const body = {
    reference: 'notice',
    policyReference: 'order',
    policyNo,
    kind: 'withdrawal',
    reason: null,
    concludedAt: before,
    requestedAt: before,
  };
  const call = (signal: AbortSignal) =>
    fetch(`${turnagol.base}/cancellations`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...key },
      body: JSON.stringify(body),
      signal,
    });
  const silent = seen.source.includes('no answer');
  expect(await seenUnder(sandbox, 'insurers/turnagol', fault, silent, call)).toMatch(seen);
  expect((await turnagol.find('order')).body.policies[0].state).toBe(state);
});

test('a refusal may be told its reason', async () => {
  const { sandbox, turnagol, policyNo } = await issued();
  await control(sandbox, 'insurers/turnagol', { fault: 'cancel-refused', reason: 'document-needed' });
  expect((await turnagol.cancel(policyNo, 'order', 'notice', before)).body.reason).toBe('document-needed');
});
