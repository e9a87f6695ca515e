import { lira } from '@sigorta/contracts/money';
import { visitBank } from '../../purchase/bank-visit.ts';
import { atTheBank, attemptOf } from '../../purchase/market.ts';
import { byCard, freePayment, paymentOf } from '../../requests/payments.ts';
import { signInAsStaff } from '../../staff.ts';
import { slack } from '../judge.ts';
import { mayPayByHand, type TransferByHand } from '../transfer-by-hand.ts';
import { enterMoney, settleMoney } from '../transfer-money.ts';
import { say } from '../walk-state.ts';
import {
  bankMs,
  type Device,
  deviceOf,
  isNear,
  leastTyped,
  mayCancel,
  mostTyped,
  type Owed,
  type PaymentPress,
  transferEnd,
  whyRefused,
} from './owed.ts';
import type { PaymentWalk } from './payment-walk.ts';

const dayMs = 86_400_000;

/** One of staff asks for a payment behind a link. */
export async function askFor(walk: PaymentWalk): Promise<void> {
  const { world, choices, owed } = walk;
  const clerk = await walk.clerk();
  const [minor, days] = [choices.between(leastTyped, mostTyped), choices.between(1, 3)];
  const { body } = await clerk.post('panel/payment-requests/create', {
    amount: lira(minor),
    purpose: 'Kasko ikinci taksit',
    reference: `KAS-${choices.between(10_000, 99_999)}`,
    language: 'tr',
    name: 'Defne Aydın',
    phone: '0532 123 42 17',
    email: walk.email,
    birthYear: '1990',
    days,
    send: [],
  });
  const token = new URL(body.link).searchParams.get('istek') ?? '';
  const until = world.now().getTime() + days * dayMs;
  owed.push({ ...nothingYet(), of: { kind: 'request', token }, id: body.id, minor, until });
  say(walk, `staff asks for ${minor} within ${days} days`);
}

/** A buyer opens the form of the general payment page and will type what he owes. */
export async function typeOwn({ owed, choices }: PaymentWalk): Promise<void> {
  const { key, reference } = freePayment(`POL-${choices.between(1_000, 9_999)}`);
  const minor = choices.between(leastTyped, 5_000_000);
  owed.push({ ...nothingYet(), of: { kind: 'free', key, reference }, minor, openedOn: new Set<Device>([0]) });
}

const nothingYet = () => ({
  id: null,
  until: null,
  st: 'open' as const,
  openedOn: new Set<Device>(),
  accepted: new Map<string, number>(),
  payer: null,
  atBank: null,
  left: [],
  awaited: [],
});

const shownState = ({ st, until }: Owed, now: number): string =>
  st === 'open' ? ((until ?? 0) <= now ? 'expired' : 'payable') : st;

/** A device opens a link with a detail of the person, or draws its page anew: it shows what staff asked for. */
export async function openLink(walk: PaymentWalk, owed: Owed, device: Device): Promise<void> {
  const { devices, choices, broken, world } = walk;
  if (owed.of.kind !== 'request') return;
  const { token } = owed.of;
  const isKnown = owed.openedOn.has(device);
  const isWrong = !isKnown && choices.chance(0.1);
  const detail = isKnown ? {} : { detail: isWrong ? '0000' : choices.pick(['4217', '1990']) };
  const { body } = await devices[device].post('payment-requests/open', { token, ...detail });
  if (isWrong) {
    if (body.code !== 'detail-wrong') broken.push('a wrong detail opened a link');
    return;
  }
  owed.openedOn.add(device);
  const shown = body.request;
  say(walk, `device ${device} is shown ${shown?.amount.minor}, ${shown?.state}`);
  if (shown?.amount.minor !== owed.minor)
    broken.push(`${owed.minor} was asked for, the link shows ${shown?.amount.minor}`);
  const now = world.now().getTime();
  if (shown?.state !== shownState(owed, now) && !isNear(owed, now))
    broken.push(`a request is ${shownState(owed, now)}, its link says ${shown?.state}`);
}

/** What a device names: what it shows, now and then what nobody showed; a typed one may be typed anew. */
function amountOf({ choices }: PaymentWalk, { of, minor }: Owed): number {
  if (of.kind === 'request') return choices.chance(0.1) ? minor - 1 : minor;
  if (choices.chance(0.5)) return minor;
  return choices.chance(0.1)
    ? choices.pick([leastTyped - 1, mostTyped + 1])
    : choices.between(leastTyped, 5_000_000);
}

/** Everything else that a payment was waited for with gives way to one that is begun or paid. */
function giveWay(owed: Owed, but: TransferByHand | null): void {
  for (const one of owed.awaited) if (one !== but && one.st === 'waiting') one.st = 'over';
  owed.atBank = null;
}

function paid(owed: Owed, paymentId: string, but: TransferByHand | null): void {
  giveWay(owed, but);
  owed.st = 'paid';
  owed.payer = paymentId;
}

/** The payment's page: where it stands, and the amount that was accepted for it, or that paid. */
async function look(walk: PaymentWalk, owed: Owed, paymentId: string, device: Device): Promise<void> {
  const { body } = await walk.devices[device].get(`payments/${paymentId}`);
  const isPaid = owed.payer === paymentId;
  if ((body.state === 'paid') !== isPaid)
    walk.broken.push(`a payment is ${isPaid ? '' : 'not '}paid, its page says ${body.state}`);
  const transfer = owed.awaited.find((one) => one.purchaseId === paymentId && one.st === 'paid');
  const wanted = transfer?.minor ?? owed.accepted.get(paymentId);
  if (body.amount.minor !== wanted)
    walk.broken.push(`${wanted} ${isPaid ? 'was paid' : 'was accepted'}, its page says ${body.amount.minor}`);
}

/** What is said at the bank, and the charge that follows. */
async function goToBank(
  walk: PaymentWalk,
  owed: Owed,
  { paymentId, device, url }: { paymentId: string; device: Device; url: string },
): Promise<void> {
  const { world, choices, accepted } = walk;
  const minor = owed.accepted.get(paymentId) ?? 0;
  const attempt = await attemptOf(world.market, paymentId);
  const isLeft = attempt.psp !== 'nestpay' && choices.chance(0.3);
  const tried = {
    device,
    paymentId,
    attemptId: attempt.id,
    paidAs: attempt.psp_payment_id ?? '',
    minor,
    at: world.now().getTime(),
  };
  if (isLeft) {
    owed.atBank = tried;
    owed.left.push(tried);
    return void say(walk, 'the buyer leaves the bank’s page open');
  }
  if (attempt.psp === 'nestpay') await visitBank(url);
  const isYes = choices.chance(0.75);
  await atTheBank(world.market, paymentId, isYes ? 'approve' : 'cancel');
  await world.charge();
  say(walk, isYes ? 'yes at the bank' : 'no at the bank');
  if (!isYes) return;
  paid(owed, paymentId, null);
  accepted.set(paymentId, { minor, count: 1, attemptId: attempt.id, quoteId: '' });
}

/** The bank's page that was left open is answered after all: by the last try in its time money is taken, by no other. */
export async function answerLate(walk: PaymentWalk, owed: Owed): Promise<void> {
  const { world, choices, accepted } = walk;
  const tried = owed.left.splice(choices.between(0, owed.left.length - 1), 1)[0];
  if (!tried) return;
  const age = world.now().getTime() - tried.at;
  if (Math.abs(age - bankMs) < slack) return;
  await world.market.control(`acs/${tried.paidAs}`, { action: 'approve' });
  await world.charge();
  const isTaken = owed.atBank === tried && age < bankMs;
  say(walk, `a late yes at the bank to ${tried.minor}: ${isTaken ? 'taken' : 'for nothing'}`);
  if (isTaken) {
    paid(owed, tried.paymentId, null);
    accepted.set(tried.paymentId, { ...tried, count: 1, quoteId: '' });
  }
  await look(walk, owed, tried.paymentId, tried.device);
}

/** A transfer that was asked for: its page shows what was accepted, and a time that money can arrive in. */
async function remember(walk: PaymentWalk, owed: Owed, press: PaymentPress, paymentId: string) {
  const { broken, world, devices } = walk;
  const { body } = await devices[press.device].get(`payments/${paymentId}`);
  const page = body.personal?.transfer;
  if (!page) return void broken.push('a transfer was asked for and its page shows none');
  if (page.amount.minor !== press.minor)
    broken.push(`${press.minor} was accepted, the transfer's page shows ${page.amount.minor}`);
  const known = owed.awaited.find(({ reference }) => reference === page.reference);
  say(walk, `a transfer of ${page.amount.minor} is waited for until ${page.until}`);
  if (known) return;
  giveWay(owed, null);
  const until = Date.parse(page.until);
  const wanted = transferEnd(owed, press.now);
  if (wanted === null || Math.abs(until - wanted) > slack)
    broken.push(`a transfer is waited for until ${page.until}`);
  owed.awaited.push({
    id: await world.transferOf(page.reference),
    purchaseId: paymentId,
    quoteId: '',
    offerId: String(press.device),
    reference: page.reference,
    minor: press.minor,
    until,
    open: 0,
    came: 0,
    sentBack: 0,
    st: 'waiting',
  });
}

export async function press(walk: PaymentWalk, owed: Owed, device: Device): Promise<void> {
  const { devices, choices, world, broken, refusals } = walk;
  const now = world.now().getTime();
  const way = choices.pick(['card', 'card', 'transfer'] as const);
  const pressed: PaymentPress = { device, way, minor: amountOf(walk, owed), now };
  const isClose = isNear(owed, now);
  const why = whyRefused(owed, pressed);
  const told = {
    amount: lira(pressed.minor),
    email: walk.email,
    way: way === 'card' ? byCard() : { kind: 'transfer' },
  };
  const { body } = await devices[device].post('payments/start', paymentOf(owed.of, told));
  if (!body.paymentId) {
    refusals.push(body.code);
    say(walk, `device ${device}, ${pressed.minor} by ${way}: refused, ${body.code}`);
    if (body.code !== why && !isClose)
      broken.push(`${pressed.minor} by ${way} was refused: ${body.code}, and had to be ${why ?? 'taken'}`);
    return;
  }
  say(walk, `device ${device} pays ${pressed.minor} by ${way}`);
  if (why && !isClose) broken.push(`${pressed.minor} by ${way} was taken and had to be refused: ${why}`);
  owed.accepted.set(body.paymentId, pressed.minor);
  if (owed.of.kind === 'free') owed.minor = pressed.minor;
  if (way === 'transfer') await remember(walk, owed, pressed, body.paymentId);
  else {
    giveWay(owed, null);
    await goToBank(walk, owed, { paymentId: body.paymentId, device, url: body.next.url });
  }
  await look(walk, owed, body.paymentId, device);
}

export async function moneyComes(walk: PaymentWalk, owed: Owed): Promise<void> {
  const one = owed.awaited[walk.choices.between(0, owed.awaited.length - 1)];
  if (!one) return;
  await enterMoney(walk, one);
  await afterMoney(walk, owed, one);
}

async function afterMoney(walk: PaymentWalk, owed: Owed, one: TransferByHand): Promise<void> {
  if (one.st === 'paid' && owed.payer === null) paid(owed, one.purchaseId, one);
  await look(walk, owed, one.purchaseId, deviceOf(one));
}

/** A person decides about money that was wrong, late or too much. */
export async function decideMoney(walk: PaymentWalk, owed: Owed): Promise<void> {
  const one = owed.awaited.find(({ open }) => open > 0);
  if (!one) return;
  const how = walk.choices.pick<'take' | 'return'>(['take', 'take', 'return']);
  const may = {
    isBought: owed.st === 'paid',
    isHeld: owed.st !== 'cancelled',
    isLast: owed.awaited.findLast(({ purchaseId }) => purchaseId === one.purchaseId) === one,
  };
  if (await settleMoney(walk, one, how, how === 'return' || mayPayByHand(one, may)))
    await afterMoney(walk, owed, one);
}

/** One of staff takes a request back. */
export async function takeBack(walk: PaymentWalk, owed: Owed): Promise<void> {
  if (owed.id === null) return;
  const { world, broken } = walk;
  const may = mayCancel(owed, world.now().getTime());
  const { status, body } = await (await walk.clerk()).post('panel/payment-requests/cancel', { id: owed.id });
  const isDone = status === 200;
  say(walk, `staff takes the request back: ${isDone ? 'done' : body.code}`);
  if (may !== null && may !== isDone)
    broken.push(`a request that is ${owed.st} was ${isDone ? 'taken back' : `not taken back: ${body.code}`}`);
  if (isDone) owed.st = 'cancelled';
}

/** A browser of one of staff who may ask for payments; the clock was moved by hours since anybody signed in last. */
export const clerkOf = (world: PaymentWalk['world']) => async () => {
  const browser = world.market.buyer();
  await signInAsStaff(world.market.context, browser, 'call-centre');
  return browser;
};
