import { randomInt, randomUUID } from 'node:crypto';
import { roles } from '@sigorta/contracts/panel/permissions';
import type { GatewayContext } from '../../main/context.ts';
import { randomId } from '../../platform/random-id.ts';
import { recordDataRequest } from '../../privacy/my-data/data-requests.ts';
import { entry, inLira } from '../../purchase/ledger/entry.ts';
import { writeEntries } from '../../purchase/ledger/write-entries.ts';
import type { Buyer } from '../buyer.ts';
import { nameInClear } from '../name-in-clear.ts';
import { addSale } from '../panel/sales.ts';
import { phoneInClear } from '../phone-in-clear.ts';
import { addProposal } from './add-proposal.ts';
import { addUnknownPolicy } from './add-unknown-policy.ts';

/** Whoever asked for what another decides; not one of the six. */
export const colleague = 'colleague-of-the-matrix';
export const phone = '+905321112233';
export const couponToEnd = 'BITECEK';
const at = '2026-06-14T10:00:00Z';

/** One of everything of one partner, and ids to ask for it. */
export interface Scope {
  partner: string;
  application: string;
  /** one for each role */
  tasks: string[];
  /** a sale with policy and document: quote, order, attempt and policy have one id */
  sale: string;
  /** a sale without a policy, whose job can be woken */
  slow: string;
  /** one that another person decides */
  proposal: string;
  /** a refund a person has to send */
  byHand: string;
  dataRequest: string;
  notice: { settle: string; ask: string };
  paymentRequest: { open: string; cancel: string };
  /** `money`: wrong amounts that came, one for each role */
  transfer: { wait: string; money: string[]; reject: string };
  /** as the panel reads it, to save it unchanged */
  saved: { id: string; hosts: string[]; settings: object; revision: string };
}

/** Somebody of the panel and a coupon, which belong to no scope. */
export const addCommonRows = async ({ db, clock }: GatewayContext): Promise<void> => {
  await db
    .insertInto('coupon')
    .values({
      code: couponToEnd,
      kind: 'percent',
      value: 5,
      product: null,
      valid_from: new Date(at),
      valid_until: new Date('2099-01-01'),
      max_uses: null,
      uses: 0,
    })
    .execute();
  await db
    .insertInto('staff')
    .values({
      id: colleague,
      email: 'meslektas@ornek.com',
      name: 'Meslektaş',
      role: 'finance',
      partner_id: null,
      created_at: clock(),
    })
    .execute();
  /* a partner is owed a little, so that there is an account to look at and to pay */
  const owed = [inLira('partner', 'default', -1_000_000), inLira('commission', 'yedicam', 1_000_000)];
  await db
    .transaction()
    .execute((trx) => writeEntries(trx, [{ ...entry('in-force', null, 'probe', owed), at: new Date(at) }]));
};

const addApplication = async ({ db }: GatewayContext, partner: string) => {
  const id = randomId();
  const tasks = roles.map(() => randomId());
  const made = { created_at: new Date(at) };
  await db
    .insertInto('application')
    .values({
      ...made,
      id,
      partner_id: partner,
      full_name: nameInClear('Defne Aydın'),
      phone: phoneInClear(phone),
      email: null,
      product: 'kasko',
      language: 'tr',
      message: null,
      answers: null,
      consents: null,
    })
    .execute();
  const row = { ...made, application_id: id, staff_id: colleague, text: 'Ara', due_on: '2026-06-20' };
  await db
    .insertInto('application_task')
    .values(tasks.map((task) => ({ ...row, id: task })))
    .execute();
  return { application: id, tasks };
};

const addNotice = async ({ db }: GatewayContext, orderId: string): Promise<string> => {
  const [id, now] = [randomId(), new Date(at)];
  await db
    .insertInto('cancellation')
    .values({
      id,
      order_id: orderId,
      state: 'MANUAL',
      version: 1,
      kind: 'withdrawal',
      reason: null,
      expected: 10_000,
      refund: null,
      refusal: null,
      calls: 1,
      not_found: 0,
      requested_at: now,
      pass_on_by: now,
      due_at: now,
      note: null,
      created_at: now,
      updated_at: now,
    })
    .execute();
  return id;
};

const addTransfer = async ({ db }: GatewayContext, orderId: string, isWrong: boolean): Promise<string> => {
  const [id, now] = [randomId(), new Date(at)];
  const made = { version: 1, amount: 10_000, created_at: now, updated_at: now };
  await db
    .insertInto('transfer')
    .values({
      ...made,
      id,
      order_id: orderId,
      state: isWrong ? 'STUCK' : 'WAITING',
      reference: id.replace(/[^A-Za-z0-9]/g, '').slice(0, 12),
      coupon: null,
      discount: 0,
      iban: 'TR000000000000000000000000',
      holder: 'Sigorta Çarşısı',
      bank: null,
      expires_at: new Date('2099-01-01'),
    })
    .execute();
  if (!isWrong) return id;
  await db
    .insertInto('transfer_money')
    .values({
      ...made,
      id: randomId(),
      transfer_id: id,
      state: 'OPEN',
      amount: 9_000,
      arrived_on: '2026-06-14',
      verdict: 'wrong-amount',
      note: null,
      entered_by: colleague,
      settled_by: null,
    })
    .execute();
  return id;
};

const addDocument = ({ db }: GatewayContext, orderId: string) =>
  db
    .insertInto('document')
    .values({
      id: randomUUID(),
      order_id: orderId,
      kind: 'policy',
      language: 'tr',
      bytes: new Uint8Array([1]),
      sha256: orderId,
      created_at: new Date(at),
    })
    .execute();

/** A part, so that the order lives on. */
const addRefundByHand = async ({ db }: GatewayContext, orderId: string): Promise<string> => {
  const [id, now] = [randomId(), new Date(at)];
  await db
    .insertInto('refund')
    .values({
      id,
      order_id: orderId,
      attempt_id: orderId,
      state: 'MANUAL',
      phase: 'held',
      held: 'ceiling',
      version: 1,
      amount: 100,
      reason: 'agreed-part',
      inquiries: 0,
      created_at: now,
      updated_at: now,
    })
    .execute();
  return id;
};

const addDataRequest = async (context: GatewayContext, partner_id: string): Promise<string> => {
  const asked = { partner_id, kind: 'deletion' as const, phone, language: 'tr' as const, kept: 1 };
  const { id } = await context.db.transaction().execute((trx) => recordDataRequest(context, trx, asked));
  return id;
};

const setOrder = (
  { db }: GatewayContext,
  id: string,
  state: 'ISSUING' | 'AWAITING_TRANSFER' | 'MANUAL',
  version = 2,
) =>
  db
    .updateTable('purchase_order')
    .set({ state, goal: state === 'ISSUING' ? 'fulfil' : 'open', version, updated_at: new Date(at) })
    .where('id', '=', id)
    .execute();

const addPaymentRequest = async (owner: Buyer, token: string): Promise<string> => {
  const request = {
    amount: { minor: 20_000, currency: 'TRY' },
    purpose: 'Taksit',
    language: 'tr',
    name: 'Defne Aydın',
    /* each its own: a phone gets so many messages an hour */
    phone: `+90532${String(randomInt(10_000_000)).padStart(7, '0')}`,
    days: 3,
    send: [],
  };
  const { body } = await owner.post('panel/payment-requests/create', request, { token });
  return body.id;
};

/** Money that came under a reference and was too little. */
const addWrongMoney = async (context: GatewayContext, orderId: string): Promise<string> => {
  await setOrder(context, orderId, 'AWAITING_TRANSFER');
  await setOrder(context, orderId, 'MANUAL', 3);
  return addTransfer(context, orderId, true);
};

/** @param owner signed in as somebody who may do everything in every scope */
export const makeScope = async (context: GatewayContext, owner: Buyer, partner: string): Promise<Scope> => {
  const { id: insurer } = await context.db.selectFrom('insurer').select('id').executeTakeFirstOrThrow();
  /* later ones stand on the first page of a list, whatever else is there */
  let minute = 59;
  const sale = (until: 'order' | 'paid' | 'issued') => {
    const stamp = new Date(new Date(at).getTime() + minute-- * 60_000).toISOString();
    return addSale(context, { at: stamp, partner, insurer, until });
  };
  /* rows of their own each: they are written at once */
  const [policy, refunded, first, second, slow, wait, reject] = await Promise.all([
    sale('issued'),
    sale('issued'),
    sale('issued'),
    sale('issued'),
    sale('paid'),
    sale('order'),
    sale('order'),
  ]);
  const money = await Promise.all(roles.map(async () => addWrongMoney(context, await sale('order'))));
  await addDocument(context, policy);
  await setOrder(context, slow, 'ISSUING');
  await addUnknownPolicy(context, slow, insurer, at);
  for (const waiting of [wait, reject]) await setOrder(context, waiting, 'AWAITING_TRANSFER');
  const token = partner === 'default' ? owner.token : `${owner.token}-${partner}`;
  const { body } = await owner.post('panel/partners/read', { id: partner });
  const { id, hosts, settings, revision } = body.partner;
  const work = await addApplication(context, partner);
  await owner.post('panel/applications/note', { id: work.application, text: 'Arandı' });
  return {
    partner,
    ...work,
    sale: policy,
    slow,
    proposal: await addProposal(context, { partner, orderId: refunded, asker: colleague }),
    byHand: await addRefundByHand(context, policy),
    dataRequest: await addDataRequest(context, partner),
    notice: { settle: await addNotice(context, first), ask: await addNotice(context, second) },
    paymentRequest: {
      open: await addPaymentRequest(owner, token),
      cancel: await addPaymentRequest(owner, token),
    },
    transfer: {
      wait: await addTransfer(context, wait, false),
      money,
      reject: await addTransfer(context, reject, false),
    },
    saved: { id, hosts, settings, revision },
  };
};
