import { kurusOf } from '../payment-provider/amount.ts';
import { cardOf } from '../payment-provider/cards.ts';
import type { PaymentOperation } from '../payment-provider/faulty-operation.ts';
import { type GateRow, type Payment, paymentsOf, recordMovement, save } from '../payment-provider/payment.ts';
import type { World } from '../world.ts';
import type { Cc5Fields } from './cc5.ts';
import { newOrder } from './new-order.ts';
import { isSettled, newRow, refundedOf, saleOf, withRow } from './rows.ts';
import { takeAtGate } from './take.ts';

export type Cc5Answer = Record<string, string | Record<string, string>>;

const text = (fields: Cc5Fields, name: string): string => {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
};

const stamp = (at: string): string =>
  new Date(Date.parse(at) + 3 * 3_600_000).toISOString().replace('T', ' ').replace('Z', '');

const failed = (orderId: string, response: 'Error' | 'Declined', proc: string, core: string): Cc5Answer => ({
  OrderId: orderId,
  GroupId: orderId,
  Response: response,
  AuthCode: '',
  HostRefNum: '',
  ProcReturnCode: proc,
  TransId: '',
  ErrMsg: core === '' ? 'İşlem onaylanmadı' : `Sandbox ${core}`,
  Extra: { SETTLEID: '', ERRORCODE: core, NUMCODE: core === '' ? proc : `99${core.slice(-4)}` },
});

/** A mistake the gate finds itself, before any bank is asked. */
export const coreError = (orderId: string, core: string): Cc5Answer => failed(orderId, 'Error', '99', core);

/** A bank's no. */
export const bankNo = (orderId: string, proc: string): Cc5Answer => failed(orderId, 'Declined', proc, '');

export const approved = (orderId: string, row: Pick<GateRow, 'transId' | 'at'>): Cc5Answer => ({
  OrderId: orderId,
  GroupId: orderId,
  Response: 'Approved',
  AuthCode: 'P12345',
  HostRefNum: '230300671782',
  ProcReturnCode: '00',
  TransId: row.transId,
  ErrMsg: '',
  Extra: {
    SETTLEID: '',
    TRXDATE: stamp(row.at).slice(0, 19).replaceAll('-', ''),
    ERRORCODE: '',
    CARDISSUER: 'DENİZFENERİ BANK A.Ş.',
    NUMCODE: '00',
  },
});

export const noRecord = (orderId: string): Cc5Answer => ({
  ErrMsg: `No record found for ${orderId}`,
  ProcReturnCode: '99',
  Response: 'Declined',
  OrderId: '',
  TransId: '',
  Extra: { NUMCODE: '0', TRXCOUNT: '0' },
});

const latest = (world: World, orderId: string): Payment | undefined => {
  const orders = paymentsOf(world)
    .all()
    .filter((one) => one.gate !== undefined && one.conversationId === orderId);
  return orders.findLast((one) => one.gate && saleOf(one.gate)) ?? orders.at(-1);
};

/** What is wrong with proofs and amounts of a charge after the bank's return; null: nothing. */
const mismatch = (fields: Cc5Fields, payment: Payment, paid: number): string | null => {
  const { gate } = payment;
  const proofs = [gate?.md, gate?.xid, gate?.cavv];
  const given = ['Number', 'PayerTxnId', 'PayerAuthenticationCode'].map((name) => text(fields, name));
  const same = proofs.every((proof, index) => proof === given[index]);
  if (!same || payment.mdStatus !== '1') return 'CORE-2121';
  return paid === payment.paidPrice && text(fields, 'Taksit') === gate?.taksit ? null : 'CORE-2206';
};

const taken = (world: World, payment: Payment): Cc5Answer => {
  const orderId = payment.conversationId;
  const [row] = takeAtGate(world, payment).gate?.rows ?? [];
  if (!row) return coreError(orderId, 'CORE-3000');
  return row.procReturnCode === '00' ? approved(orderId, row) : bankNo(orderId, row.procReturnCode);
};

const charge = (world: World, fields: Cc5Fields): Cc5Answer => {
  const orderId = text(fields, 'OrderId');
  const paid = kurusOf(text(fields, 'Total'));
  if (orderId === '' || paid === null || text(fields, 'Currency') !== '949')
    return coreError(orderId, 'CORE-2014');
  const known = latest(world, orderId);
  if (known?.gate && saleOf(known.gate)) return coreError(orderId, 'CORE-2507');
  const card = cardOf(text(fields, 'Number'));
  if (card) return taken(world, newOrder(world, { orderId, paid, card, taksit: text(fields, 'Taksit') }));
  if (!known) return coreError(orderId, 'CORE-2012');
  const wrong = mismatch(fields, known, paid);
  return wrong === null ? taken(world, known) : coreError(orderId, wrong);
};

const takeBack = (world: World, orderId: string): Cc5Answer => {
  const payment = latest(world, orderId);
  const sale = payment?.gate && saleOf(payment.gate);
  const stuck = payment?.card.effect === 'not-cancellable';
  if (!payment?.gate || !sale || stuck || sale.status === 'V' || isSettled(world, sale))
    return coreError(orderId, 'CORE-2008');
  const voidedAt = world.clock().toISOString();
  const rows = payment.gate.rows.map(
    (row): GateRow => (row === sale ? { ...row, status: 'V', voidedAt } : row),
  );
  const voided = save(world, { ...payment, cancelledAt: voidedAt, gate: { ...payment.gate, rows } });
  recordMovement(world, 'cancel', voided, -sale.amount, sale.transId);
  return approved(orderId, { ...sale, at: voidedAt });
};

const giveBack = (world: World, orderId: string, fields: Cc5Fields): Cc5Answer => {
  const payment = latest(world, orderId);
  const sale = payment?.gate && saleOf(payment.gate);
  const wanted = text(fields, 'Total');
  const amount = wanted === '' ? (sale?.amount ?? null) : kurusOf(wanted);
  if (!payment?.gate || !sale) return coreError(orderId, 'CORE-2123');
  if (amount === null || amount <= 0) return coreError(orderId, 'CORE-2014');
  const net = sale.status === 'V' ? 0 : sale.amount - refundedOf(payment.gate);
  if (net === 0) return coreError(orderId, 'CORE-2504');
  if (amount > net) return coreError(orderId, 'CORE-2503');
  if (payment.card.effect === 'not-cancellable') return coreError(orderId, 'CORE-2517');
  if (!isSettled(world, sale)) {
    withRow(world, payment, payment.gate, newRow(world, 'C', amount, 'D', '99'));
    return coreError(orderId, 'CORE-2508');
  }
  const row = newRow(world, 'C', amount, 'C', '00');
  const refunded = withRow(world, payment, payment.gate, row);
  recordMovement(world, 'refund', refunded, -amount, row.transId);
  return approved(orderId, row);
};

const rowText = (row: GateRow): string =>
  [
    row.type,
    row.status,
    row.amount,
    row.status === 'C' ? row.amount : '',
    stamp(row.at),
    row.status === 'C' ? stamp(row.at) : '',
    row.voidedAt === null ? '' : stamp(row.voidedAt),
    row.procReturnCode === '00' ? '230300671782' : '',
    row.procReturnCode === '00' ? 'P12345' : '',
    row.procReturnCode,
    row.transId,
  ].join('\t');

/* a charge whose bank day is over is captured; the gate says so of itself */
const shownRows = (world: World, payment: Payment | undefined): GateRow[] =>
  (payment?.gate?.rows ?? []).map((row) =>
    row.type === 'S' && row.status === 'A' && isSettled(world, row) ? { ...row, status: 'C' } : row,
  );

const history = (world: World, orderId: string): Cc5Answer => {
  const rows = shownRows(world, latest(world, orderId));
  if (rows.length === 0) return noRecord(orderId);
  return {
    ErrMsg: '',
    ProcReturnCode: '00',
    Response: 'Approved',
    OrderId: orderId,
    Extra: {
      NUMCODE: '0',
      TRXCOUNT: String(rows.length),
      ...Object.fromEntries(rows.map((row, index) => [`TRX${index + 1}`, rowText(row)])),
    },
  };
};

const status = (world: World, orderId: string): Cc5Answer => {
  const [row] = shownRows(world, latest(world, orderId));
  if (!row) return noRecord(orderId);
  return {
    ErrMsg: `Record(s) found for ${orderId}`,
    ProcReturnCode: '00',
    Response: 'Approved',
    OrderId: orderId,
    TransId: row.transId,
    Extra: {
      ORD_ID: orderId,
      TRANS_ID: row.transId,
      CHARGE_TYPE_CD: row.type,
      TRANS_STAT: row.status,
      ORIG_TRANS_AMT: String(row.amount),
      CAPTURE_AMT: row.status === 'C' ? String(row.amount) : '',
      AUTH_DTTM: stamp(row.at),
      PROC_RET_CD: row.procReturnCode,
      NUMCODE: '0',
    },
  };
};

/** What a request wants, for the fault board, and the work itself. */
export const operationOf = (
  world: World,
  fields: Cc5Fields,
): { kind: PaymentOperation; work: () => Cc5Answer } => {
  const orderId = text(fields, 'OrderId');
  const extra = typeof fields.Extra === 'object' ? fields.Extra : {};
  if (extra.ORDERHISTORY === 'QUERY') return { kind: 'report', work: () => history(world, orderId) };
  if (extra.ORDERSTATUS === 'QUERY') return { kind: 'detail', work: () => status(world, orderId) };
  switch (text(fields, 'Type')) {
    case 'Auth':
      return { kind: 'auth', work: () => charge(world, fields) };
    case 'Void':
      return { kind: 'refund', work: () => takeBack(world, orderId) };
    case 'Credit':
      return { kind: 'refund', work: () => giveBack(world, orderId, fields) };
    default:
      return { kind: 'lookup', work: () => coreError(orderId, 'CORE-2001') };
  }
};
