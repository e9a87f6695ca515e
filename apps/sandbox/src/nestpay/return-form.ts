import type { CallbackForm } from '../bank/callback-form.ts';
import { decimalOf } from '../payment-provider/amount.ts';
import type { GatePayment, Payment } from '../payment-provider/payment.ts';
import type { World } from '../world.ts';
import { hashOf } from './hash.ts';

const bankWords = (gate: GatePayment): Record<string, string> => {
  const [last] = gate.rows;
  if (gate.storetype === '3d') return {};
  const approved = last?.procReturnCode === '00';
  return {
    Response: approved ? 'Approved' : last ? 'Declined' : 'Error',
    ProcReturnCode: last?.procReturnCode ?? '',
    TransId: last?.transId ?? '',
    AuthCode: approved ? 'P12345' : '',
    HostRefNum: approved ? '230300671782' : '',
    ErrMsg: approved ? '' : 'İşlem onaylanmadı',
    EXTRA_CARDISSUER: 'DENİZFENERİ BANK A.Ş.',
  };
};

/** What the gate makes the browser post: all that came, and what the bank found; signed by hash version 3. */
export const gateForm = (world: World, payment: Payment, gate: GatePayment): CallbackForm => {
  const proven = payment.mdStatus === '1';
  const form: Record<string, string> = {
    clientid: world.config.nestpayClientId,
    merchantID: world.config.nestpayClientId,
    oid: payment.conversationId,
    ReturnOid: payment.conversationId,
    storetype: gate.storetype,
    islemtipi: 'Auth',
    hashAlgorithm: 'ver3',
    amount: decimalOf(payment.paidPrice).toFixed(2),
    currency: '949',
    taksit: gate.taksit,
    okUrl: gate.okUrl,
    failUrl: gate.failUrl,
    lang: gate.lang,
    rnd: `${payment.paymentId}rnd`,
    maskedCreditCard: `${payment.card.bin.slice(0, 4)} ${payment.card.bin.slice(4, 6)}** **** ${payment.card.lastFour}`,
    Ecom_Payment_Card_ExpDate_Month: '12',
    Ecom_Payment_Card_ExpDate_Year: '30',
    mdStatus: payment.mdStatus ?? '0',
    mdErrorMsg: proven ? 'Authenticated' : 'Not authenticated',
    txstatus: proven ? 'Y' : 'N',
    md: proven ? gate.md : '',
    xid: gate.xid,
    eci: proven ? '05' : '',
    cavv: proven ? gate.cavv : '',
    version: '2.0',
    PAResSyntaxOK: 'true',
    clientIp: '127.0.0.1',
    encoding: 'ISO-8859-9',
    ...bankWords(gate),
  };
  const lies = world.faults.takes('nestpay', 'bad-callback-signature');
  const key = lies ? 'somebody-elses-key' : world.config.nestpayStoreKey;
  return { ...form, HASH: hashOf(Object.entries(form), key) };
};
