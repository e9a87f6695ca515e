import { lira } from '@sigorta/contracts/money';
import type { AnswerOf } from '@sigorta/contracts/operation';
import { type panelProposal, proposalFacts } from '@sigorta/contracts/panel/proposals';
import type { Language } from '@sigorta/i18n/language';
import { formatMoney } from '@sigorta/i18n/money';
import type { Handler } from '../../platform/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { PayloadOf } from '../../proposals/payload.ts';
import { staffOf } from '../../staff/staff-of.ts';
import { type NamedProposal, proposalColumns, proposalsFor, shownProposals } from './rows.ts';

type Detail = AnswerOf<typeof panelProposal>;

/** What was said with it, where it is a plain word or number: the rest is for the machine. */
const factsOf = ({ kind, payload }: NamedProposal, language: Language): Detail['facts'] => {
  const said: Record<string, unknown> = {
    ...payload,
    ...(kind === 'coupon' && ofCoupon(payload as PayloadOf<'coupon'>)),
    ...(kind === 'resume-sending' && {
      differences: String((payload as PayloadOf<'resume-sending'>).differences),
    }),
    ...(kind === 'payable' && { sum: sumOf(payload as PayloadOf<'payable'>, language) }),
    ...(kind === 'rate-hold' && { cap: capOf(payload as PayloadOf<'rate-hold'>, language) }),
    ...(kind === 'terms' && { share: percentOf(payload as PayloadOf<'terms'>) }),
    ...(kind === 'partner-payment' && (payload as PayloadOf<'partner-payment'>).to),
  };
  return proposalFacts.flatMap((name) => {
    const value = said[name];
    if (kind === 'partner-payment' && name in said) return [{ name, value: value ? String(value) : '–' }];
    return typeof value === 'string' ? [{ name, value }] : [];
  });
};

const sumOf = ({ minor, currency }: PayloadOf<'payable'>, language: Language): string =>
  formatMoney({ minor, currency }, language);

const capOf = ({ capMinor }: PayloadOf<'rate-hold'>, language: Language): string =>
  formatMoney(lira(capMinor), language);

const percentOf = ({ basisPoints }: PayloadOf<'terms'>): string => `%${basisPoints / 100}`;

const ofCoupon = ({ kind, value, maxUses, validFrom, validUntil }: PayloadOf<'coupon'>) => ({
  discount: kind === 'percent' ? `%${value}` : `${value / 100} TL`,
  uses: maxUses === null ? '∞' : String(maxUses),
  validity: `${validFrom} – ${validUntil}`,
});

const refundsIn = ({ kind, payload }: NamedProposal): Detail['parts'] =>
  kind === 'release'
    ? (payload as PayloadOf<'release'>).refunds.map(({ orderId, amount }) => ({
        orderId,
        amount: lira(amount),
      }))
    : [];

export const viewProposal: Handler<typeof panelProposal> = async (context, { id }, call) => {
  const staff = staffOf(call);
  const row = await proposalColumns(proposalsFor(context.db, staff))
    .where('asked.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new Refusal('not-found');
  const [shown] = await shownProposals(context, staff, call.language, [row]);
  if (!shown) throw new Error('a proposal that is not shown');
  return { ...shown, facts: factsOf(row, call.language), parts: refundsIn(row) };
};
