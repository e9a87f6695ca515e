import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Buyer } from '../../testing/buyer.ts';
import { signInAsStaff } from '../../testing/staff.ts';
import { type RunningGateway, startGateway } from '../../testing/start-gateway.ts';

let gateway: RunningGateway;
let clerk: Buyer;
let now = new Date('2026-06-14T09:00:00Z');

beforeAll(async () => {
  gateway = await startGateway({ clock: () => now });
  clerk = gateway.buyer();
  await signInAsStaff(gateway.context, clerk, 'call-centre');
});
afterAll(() => gateway.close());

const create = (phone: string, email: string, send: string[], who = clerk) =>
  who.post('panel/payment-requests/create', {
    amount: { minor: 20_000, currency: 'TRY' },
    purpose: 'Taksit',
    language: 'tr',
    name: 'Defne Aydın',
    phone,
    email,
    days: 3,
    send,
  });

const stored = async () => {
  const rows = await gateway.context.db.selectFrom('payment_request').select('id').execute();
  return rows.length;
};

test('a phone gets five payment links an hour, however it is written and whoever of staff sends them', async () => {
  const written = ['0532 111 22 33', '+905321112233', '5321112233', '0(532) 111-22-33', '905321112233'];
  const statuses: number[] = [];
  for (const phone of written) {
    /* each from another person of staff: a limit of each would let through what this one stops */
    const colleague = gateway.buyer();
    await signInAsStaff(gateway.context, colleague, 'finance');
    statuses.push((await create(phone, '', ['sms'], colleague)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200]);
  const before = await stored();
  const sixth = await create('0532 111 22 33', '', ['sms']);
  expect(sixth.status).toBe(429);
  expect(sixth.body).toMatchObject({
    code: 'too-many-requests',
    fields: [{ field: 'phone', message: 'payment.error.often' }],
  });
  expect(await stored()).toBe(before);
});

test('what is only made is not counted, nor another phone; sending it once more is', async () => {
  const only = await create('0532 111 22 33', '', []);
  expect(only.status).toBe(200);
  expect((await create('0532 111 22 44', '', ['sms'])).status).toBe(200);
  const again = await clerk.post('panel/payment-requests/send', { id: only.body.id, channel: 'sms' });
  expect(again.body).toMatchObject({ code: 'too-many-requests', fields: [{ field: 'channel' }] });
});

test('an address has a count of its own, in any case of its letters', async () => {
  const { body } = await create('0532 111 22 55', 'Defne@ornek.com', ['mail']);
  for (let n = 0; n < 4; n += 1)
    expect((await clerk.post('panel/payment-requests/send', { id: body.id, channel: 'mail' })).status).toBe(
      200,
    );
  expect((await create('0532 111 22 66', 'defne@ornek.com', ['mail'])).body).toMatchObject({
    code: 'too-many-requests',
    fields: [{ field: 'email' }],
  });
});

test('an hour later it is whole again', async () => {
  now = new Date(now.getTime() + 3_601_000);
  await signInAsStaff(gateway.context, clerk, 'call-centre');
  expect((await create('0532 111 22 33', 'defne@ornek.com', ['sms', 'mail'])).status).toBe(200);
});
