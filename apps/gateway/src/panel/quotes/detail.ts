import type { AnswerOf } from '@sigorta/contracts/operation';
import type { quoteDetail } from '@sigorta/contracts/panel/quotes';
import type { Language } from '@sigorta/i18n/language';
import { namesAmongOthers } from '../../catalogue/stored-names.ts';
import { wordFor } from '../../documents/words.ts';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import { recordKey } from '../../platform/sensitive/record-keys.ts';
import { asItLies } from '../../platform/sensitive/sealed-application.ts';
import { scopeOf, staffOf } from '../../staff/staff-of.ts';
import { assignableTo } from '../assignment/assignable.ts';
import { hidden, maskedName } from '../masking/masked.ts';
import { phoneShown } from '../masking/phone-shown.ts';
import { notesOf } from '../notes/notes.ts';
import { toldAnswers } from '../shared/answers.ts';
import { namesFor } from '../shared/names.ts';
import { whatIfOfOffers } from './what-if.ts';

type Line = AnswerOf<typeof quoteDetail>['insurers'][number];

interface Quote {
  id: string;
  product: string;
  release: string;
  created_at: Date;
  finished_at: Date | null;
  insurers: { id: string; name: string }[];
}

const eventsOf = ({ db }: Context, id: string) =>
  db
    .selectFrom('quote_event')
    .select(['body', 'created_at'])
    .where('quote_id', '=', id)
    .orderBy('sequence')
    .execute();

const offersOf = ({ db }: Context, id: string) =>
  db
    .selectFrom('offer')
    .leftJoin('purchase_order', 'purchase_order.offer_id', 'offer.id')
    .select(['offer.id', 'offer.body', 'offer.insurer_id', 'purchase_order.id as order_id'])
    .where('offer.quote_id', '=', id)
    .execute();

const nothing = { reason: null, plan: null, price: null, validUntil: null, orderId: null };

/** Answers in the order they came, then those that are still awaited. */
const linesOf = async (
  context: Context,
  quote: Quote,
  offers: Awaited<ReturnType<typeof offersOf>>,
  language: Language,
): Promise<Line[]> => {
  const [events, texts] = await Promise.all([
    eventsOf(context, quote.id),
    context.products.of(quote).then((found) => found?.texts(language) ?? {}),
  ]);
  const lines = events.flatMap(({ body, created_at }): Line[] => {
    const afterMs = created_at.getTime() - quote.created_at.getTime();
    if (body.type === 'failure') {
      const { insurer, kind, reason } = body.failure;
      const said = reason === null ? null : wordFor(texts, language, `decline.${reason}`);
      return [{ ...nothing, insurer, result: kind, reason: said, afterMs }];
    }
    const offer = body.type === 'offer' ? offers.find(({ id }) => id === body.offer.id) : undefined;
    if (!offer) return [];
    const { insurer, planName, price, validUntil } = offer.body;
    const found = { plan: planName, price, validUntil, orderId: offer.order_id };
    return [{ ...nothing, insurer, result: 'offer', ...found, afterMs }];
  });
  /* who does not sell the product leaves no line */
  if (quote.finished_at) return lines;
  const answered = new Set(lines.map(({ insurer }) => insurer.id));
  const waiting = quote.insurers.filter(({ id }) => !answered.has(id));
  return [
    ...lines,
    ...waiting.map((insurer): Line => ({ ...nothing, insurer, result: 'waiting', afterMs: null })),
  ];
};

export const readQuote: Handler<typeof quoteDetail> = async (context, { id }, call) => {
  const staff = staffOf(call);
  const scope = scopeOf(staff);
  const quote = await context.db
    .selectFrom('quote')
    .leftJoin('staff', 'staff.id', 'quote.assignee_id')
    .selectAll('quote')
    .select('staff.name as assignee_name')
    .select(recordKey('quote.id'))
    .where('quote.id', '=', id)
    .$if(scope !== null, (query) => query.where('quote.partner_id', '=', scope ?? ''))
    .executeTakeFirst();
  if (!quote) throw new Refusal('not-found');
  const offers = await offersOf(context, id);
  const [names, answers, insurers, assignees, notes, scenarioTexts] = await Promise.all([
    namesFor(context, call.language),
    toldAnswers(context, quote, asItLies(quote.application), call.language),
    linesOf(context, quote, offers, call.language),
    assignableTo(context.db, staff, 'quote', quote.partner_id),
    notesOf(context.db, 'quote', [id]),
    context.products.of(quote).then((found) => found?.scenarioTexts?.(call.language) ?? {}),
  ]);
  return {
    id,
    createdAt: quote.created_at.toISOString(),
    finishedAt: quote.finished_at?.toISOString() ?? null,
    language: quote.language,
    product: names.product(quote.product),
    partner: names.partner(quote.partner_id),
    names: namesAmongOthers(context, { ...quote, key: quote.record_key })?.map(maskedName) ?? [hidden],
    phone: phoneShown(context, quote),
    assignee: quote.assignee_id === null ? null : { id: quote.assignee_id, name: quote.assignee_name ?? '' },
    assignees,
    notes,
    answers,
    insurers,
    whatIf: whatIfOfOffers(
      offers.map(({ body }) => body),
      scenarioTexts,
      call.language,
    ),
  };
};
