import type { AnswerOf } from '@sigorta/contracts/operation';
import type { examplePrices } from '@sigorta/contracts/operations/example-prices';
import type { Language } from '@sigorta/i18n/language';
import { textPrefix } from '@sigorta/product-kit/message-key';
import { fieldsOf } from '@sigorta/product-kit/product-fields';
import { ageOn, daysBetween, isIsoDate } from '@sigorta/validators/iso-date';
import { wordFor, wordsOfField } from '../../documents/words.ts';
import type { Handler } from '../../platform/handler.ts';
import type { QuoteContext } from '../context.ts';
import { type PricedExample, pricedExamples } from './priced-examples.ts';

type Told = AnswerOf<typeof examplePrices>[number];

const shownOffers = 2;

const dayIn = (value: unknown): string | null =>
  typeof value === 'string' && isIsoDate(value) ? value : null;

const daysOf = ({ application }: PricedExample): number | null => {
  const [first, last] = [dayIn(application.beginDate), dayIn(application.endDate)];
  return first && last ? daysBetween(first, last) + 1 : null;
};

const ageOf = ({ application, today }: PricedExample): number | null => {
  const born = dayIn(application.insured?.[0]?.birthDate);
  return born === null ? null : ageOn(born, today);
};

const wordsIn = async (example: PricedExample, language: Language): Promise<Told['told']> => {
  const { found, application } = example;
  const texts = await found.texts(language);
  return (found.product.example?.told ?? []).flatMap((name) => {
    const field = fieldsOf(found.product).find((one) => one.name === name);
    const answer = field && wordsOfField(field, application, texts, language);
    return answer ? [{ question: wordFor(texts, language, textPrefix(field)), answer: answer.text }] : [];
  });
};

/** The declared examples with what insurers say today; what nobody prices is left out. */
export const readExamplePrices: Handler<typeof examplePrices, QuoteContext> = async (context, _, call) =>
  Promise.all(
    (await pricedExamples(context)).map(async (example) => ({
      product: example.found.product.id,
      told: await wordsIn(example, call.language),
      days: daysOf(example),
      age: ageOf(example),
      lowest: example.prices.slice(0, shownOffers).map(({ insurer, price }) => ({ insurer, price })),
      insurers: example.prices.length,
      at: new Date(example.at).toISOString(),
    })),
  );
