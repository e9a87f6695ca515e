import { pagesInOrder } from '@sigorta/contracts/journey-pages';
import type { Language } from '@sigorta/i18n/language';
import { countriesOf, countryName } from '@sigorta/lookups/countries';
import { destinationCodes } from '@sigorta/lookups/country-choices';
import type { DiscoveredProduct } from '@sigorta/product-kit/discover';
import type { Field } from '@sigorta/product-kit/field';
import { messageKey, optionKey, textPrefix } from '@sigorta/product-kit/message-key';
import { pricePartOf } from '@sigorta/product-kit/price-part';
import { type Words, wordsOf } from '../../../e2e/words/words.ts';
import type { CountriesContent, FieldContent, FormContent, StepContent } from '../page/content.ts';
import { contactOf, picked } from './page-content.ts';

/** A peer's form draws these kinds; a declaration that asks for another would be measured without it. */
function kindOf({ name, kind }: Field): FieldContent['kind'] {
  if (kind === 'choice' || kind === 'lookup' || kind === 'date' || kind === 'birthDate') return kind;
  throw new Error(`The peers' form cannot ask for ${name}: it knows no ${kind}.`);
}

const found = (words: Words, key: string): string => {
  try {
    return words(key);
  } catch {
    return '';
  }
};

const faultsOf = (field: Field, words: Words) => {
  const fault = (name: Parameters<typeof messageKey>[1]) => words(messageKey(field, name));
  if (field.kind === 'birthDate')
    return {
      missing: fault('error.required'),
      future: fault('error.future'),
      ...(field.maxAge !== undefined && { tooOld: fault('error.tooOld') }),
    };
  return {
    missing: fault('error'),
    ...(field.kind === 'date' && {
      past: fault('error.past'),
      ...(field.maxDays !== undefined && { tooLate: fault('error.tooLate') }),
      ...(field.notBefore !== undefined && { order: fault('error.order') }),
    }),
  };
};

function fieldContent(field: Field, words: Words): FieldContent {
  return {
    name: field.name,
    kind: kindOf(field),
    label: words(textPrefix(field)),
    hint: found(words, `${textPrefix(field)}.hint`),
    optional: field.optional === true,
    options:
      field.kind === 'choice'
        ? field.options.map((option) => ({ value: option.value, label: words(optionKey(field, option)) }))
        : [],
    ...(field.when && { when: { field: field.when.field, is: field.when.is.map(String) } }),
    ...(field.kind === 'date' && {
      ...(field.minDays !== undefined && { minDays: field.minDays }),
      ...(field.maxDays !== undefined && { maxDays: field.maxDays }),
      ...(field.notBefore !== undefined && { notBefore: field.notBefore }),
    }),
    ...(field.kind === 'birthDate' && field.maxAge !== undefined && { maxAge: field.maxAge }),
    faults: faultsOf(field, words),
  };
}

/** The form of foreign travel as a visitor finds it: what a price needs, and what is told around. */
export async function formContent(discovered: DiscoveredProduct, language: Language): Promise<FormContent> {
  const product = pricePartOf(discovered.product);
  const texts = await discovered.texts(language);
  const words = wordsOf(language, texts);
  const steps: StepContent[] = product.steps.map((step) => ({
    id: step.id,
    title: words(`step.${step.id}.title`),
    hint: words(step.kind === 'insured' ? 'form.person.nameless' : `step.${step.id}.hint`),
    ofPersons: step.kind === 'insured',
    fields: (step.kind === 'insured' ? product.insured.fields : step.fields).map((field) =>
      fieldContent(field, words),
    ),
  }));
  const { image, name, title } = {
    image: `${product.id}.svg`,
    name: product.card.name,
    title: product.card.title,
  };
  const faq = await discovered.faq(language);
  return {
    title: title[language],
    words: {
      ...picked(words, [
        ...['kit.steps', 'kit.select', 'kit.calendar.open', 'form.covers', 'form.continue', 'form.submit'],
        ...['form.submitting', 'form.person.add', 'form.ticket.title', 'form.ticket.priceFirst'],
        ...['form.info.coverages', 'faq.title', 'side.label', 'side.title', 'side.text', 'side.write'],
        ...['home.promise.order', 'home.promise.card'],
      ]),
    },
    image,
    name: name[language],
    lead: words('page.lead'),
    benefits: [1, 2, 3].map((at) => words(`page.benefit.${at}`)),
    trail: pagesInOrder.filter((page) => product.paths[page]).map((page) => words(`trail.${page}`)),
    steps,
    persons: Array.from({ length: product.insured.max }, (_, at) => words('form.person', { number: at + 1 })),
    longest: { days: product.longestCover ?? Number.POSITIVE_INFINITY, fault: words('rule.tripTooLong') },
    errorTitles: Array.from({ length: product.insured.max }, (_, at) =>
      words('form.errors.title', { count: at + 1 }),
    ),
    summary: product.summary,
    coverages: product.coverages.map((code) => ({
      name: words(`coverage.${code}`),
      explain: words(`coverage.${code}.explain`),
    })),
    questions: faq.map(({ question, answer }) => ({ question, answer })),
    ...contactOf(language),
  };
}

/** What the box of countries offers, by region. */
export function countriesContent(language: Language): CountriesContent {
  const of = (region: 'europe' | 'other') => {
    const known = new Map(countriesOf(region, language).map(({ code, name }) => [code, name]));
    return destinationCodes(region).map((code) => ({
      code: String(code),
      name: known.get(code) ?? countryName(code, language) ?? '',
    }));
  };
  return { europe: of('europe'), other: of('other') };
}
