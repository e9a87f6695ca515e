import type { Buyer, Reply } from '../../buyer.ts';
import {
  anotherTab,
  answerQuestions,
  bankForm,
  cancel,
  comeBack,
  pageOf,
  pay,
  type Quoted,
  quoted,
  withChallenge,
  withoutChallenge,
  withQuestions,
} from '../buyer-actions.ts';
import { judgeNow, type Violation } from '../judge.ts';
import { readRecords } from '../records.ts';
import { approveRefund, askRefund, openAsk, refundable } from '../staff-actions.ts';
import type { MoneyWorld } from '../world.ts';
import type { Plan, StaffPlan } from './plan.ts';

const products = { challenge: withChallenge, 'no-challenge': withoutChallenge, questions: withQuestions };

/** the sandbox's card without enough money */
const emptyCard = '4111111111111129';
const pollMs = 150;
/** what a buyer's patience and the story together may take */
const playMs = 4_000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export interface Played {
  plan: Plan;
  quote: Quoted;
  /** seen while the story went on */
  seen: Violation[];
  /** ms within which late answers and the questions about them are over */
  restMs: number;
}

class Play {
  readonly world: MoneyWorld;
  readonly plan: Plan;
  readonly quote: Quoted;
  readonly staff: readonly [Buyer, Buyer];
  readonly seen: Violation[] = [];
  triesLeft: number;

  constructor(world: MoneyWorld, plan: Plan, quote: Quoted, staff: readonly [Buyer, Buyer]) {
    this.world = world;
    this.plan = plan;
    this.quote = quote;
    this.staff = staff;
    this.triesLeft = plan.isStubborn ? 2 : 0;
  }

  note(purchaseId: string, what: string): void {
    this.world.line.note(purchaseId, what);
  }

  async bank(purchaseId: string, isFirst: boolean): Promise<void> {
    const { returns } = this.plan;
    if (isFirst && returns.times === 0) return;
    const form = await bankForm(this.world, purchaseId);
    if (!form) return;
    if (isFirst) await pause(returns.after);
    const come = () => comeBack(this.world, purchaseId, form).catch(() => {});
    for (let time = 0; time < (isFirst ? returns.times : 1); time += 1) {
      if (returns.together) void come();
      else await come();
    }
  }

  /** Presses pay, goes to the bank, comes back. */
  async buy(place: number, browser: Buyer, isFirst: boolean): Promise<string | null> {
    const offer = this.quote.offers[place] ?? this.quote.offers[0];
    const isRefused = isFirst && this.plan.isFirstCardRefused;
    if (isFirst && place === 0)
      this.world.line.breakNext(this.quote.deal.email, ...structuredClone(this.plan.faults));
    const { purchaseId, code, isAtBank } = await pay(
      this.quote,
      offer,
      browser,
      isRefused ? { number: emptyCard } : {},
    );
    if (purchaseId === null) return null;
    this.note(purchaseId, `pay offer ${place + 1} → ${code ?? 'started'}`);
    if (isAtBank) await this.bank(purchaseId, isFirst);
    return purchaseId;
  }

  async oneStaffStory(purchaseId: string, { share, askAfter, decideAfter, isGreedy }: StaffPlan) {
    const [first, second] = this.staff;
    await pause(askAfter);
    const amount = Math.floor((await refundable(first, purchaseId)) * share);
    if (amount < 1) return;
    const asked = await askRefund(first, purchaseId, amount);
    this.note(purchaseId, `staff ask for ${share === 1 ? 'all' : amount} back → ${asked.status}`);
    if (asked.status !== 200) return;
    if (isGreedy) await this.decideOwn(first, purchaseId);
    await pause(decideAfter);
    const isAgreed = await approveRefund(this.quote.deal, second, purchaseId);
    this.note(purchaseId, `a second person says yes → ${isAgreed}`);
  }

  async decideOwn(first: Buyer, purchaseId: string): Promise<void> {
    const ask = await openAsk(first, purchaseId);
    if (!ask) return;
    const answer = { id: ask.id, approve: true, note: 'Kendi talebimi onaylıyorum' };
    const { status } = await first.post('panel/proposals/decide', answer);
    if (status === 200)
      this.quote.deal.alone.push({ purchaseId, what: 'who asked for a refund said yes to it' });
  }

  async look(purchaseId: string, page: Reply['body'], last: string): Promise<void> {
    this.note(purchaseId, `the page says ${page.state}`);
    if (page.state !== 'declined' && last !== '') return;
    this.seen.push(...judgeNow(await readRecords(this.world, this.quote.deal)));
  }

  /** What the buyer does about what his page says. @returns true when there is nothing more to do */
  async answer(purchaseId: string, page: Reply['body']): Promise<boolean> {
    const { plan, quote } = this;
    if (page.detailsUntil && plan.answersQuestions) await answerQuestions(quote, purchaseId);
    if (page.state === 'refunded') return true;
    if (page.state === 'declined' || page.state === 'expired') {
      if (this.triesLeft === 0) return true;
      this.triesLeft -= 1;
      await this.buy(0, quote.deal.buyer, false);
    }
    if (page.state !== 'issued') return false;
    if (plan.cancelsAfter === null) return true;
    await pause(plan.cancelsAfter);
    const { status } = await cancel(quote.deal, purchaseId);
    this.note(purchaseId, `the buyer cancels → ${status}`);
    return true;
  }

  /** The buyer watches his page and does what it asks for. */
  async watch(purchaseId: string): Promise<void> {
    const until = Date.now() + playMs;
    let last = '';
    while (Date.now() < until) {
      const page = await pageOf(this.quote.deal, purchaseId);
      if (page.state !== last) await this.look(purchaseId, page, last);
      last = page.state;
      if (await this.answer(purchaseId, page)) return;
      await pause(pollMs);
    }
  }

  async secondTab(): Promise<void> {
    if (this.plan.secondTabAfter === null) return;
    await pause(this.plan.secondTabAfter);
    const tab = anotherTab(this.world, this.quote.deal.buyer, this.plan.replica + 1);
    await this.buy(1, tab, false);
  }

  async run(): Promise<void> {
    const tab = this.secondTab();
    const { buyer } = this.quote.deal;
    /* a card that is refused at once leaves the buyer where he was */
    const purchaseId = (await this.buy(0, buyer, true)) ?? (await this.buy(0, buyer, false));
    if (purchaseId !== null) {
      const staff = this.plan.staff.map((one) => this.oneStaffStory(purchaseId, one));
      await this.watch(purchaseId);
      await Promise.all(staff);
    }
    await tab;
  }
}

const isLate = ({ faults }: Plan): boolean =>
  faults.some(({ acts }) => acts.some(({ act }) => act === 'late' || act === 'lose-answer'));

/** Plays one plan in a world of two gateways. */
export async function play(world: MoneyWorld, plan: Plan, staff: readonly [Buyer, Buyer]): Promise<Played> {
  const quote = await quoted(world, products[plan.product], plan.replica);
  const story = new Play(world, plan, quote, staff);
  await story.run();
  return { plan, quote, seen: story.seen, restMs: isLate(plan) ? 6_000 : 0 };
}
