import type { OperationName } from '@sigorta/contracts/operations/table';
import { languages } from '@sigorta/i18n/language';
import { legalConsentOf } from '@sigorta/legal/consent-of-use';
import { consentRecord } from '@sigorta/legal/consents';
import { isRequest } from '@sigorta/product-kit/is-request';
import { policyDetailsOf } from '@sigorta/product-kit/policy-details';
import { asksPriceFirst, pricePartOf } from '@sigorta/product-kit/price-part';
import type { ConsentUse, Product } from '@sigorta/product-kit/product';
import { wireSchemaOf } from '@sigorta/product-kit/wire-schema';
import { type JsonObject, refTo } from './schema.ts';

const pascal = (id: string): string =>
  id.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

const applicationOf = ({ id }: Product): string => `${pascal(id)}Application`;
const priceAnswersOf = ({ id }: Product): string => `${pascal(id)}PriceAnswers`;
const detailsOf = ({ id }: Product): string => `${pascal(id)}Details`;
const quoteOf = ({ id }: Product): string => `${pascal(id)}Quote`;
const requestOf = ({ id }: Product): string => `${pascal(id)}Request`;
const consentOf = ({ id, at }: ConsentUse): string =>
  `${pascal(id)}Consent${at === 'form' ? 'OfForm' : 'OfPayment'}`;

/** The record of a consent to the wording in force, one for each language it may have been shown in. */
const consentSchema = (use: ConsentUse): JsonObject => ({
  description: `${use.required ? 'Has to be given' : 'May be given'} ${use.at === 'form' ? 'with the application' : 'with the payment'}; proves which wording was shown.`,
  oneOf: languages.map((language) => {
    const record = { ...consentRecord(legalConsentOf(use), language), id: use.id };
    return {
      type: 'object',
      required: Object.keys(record),
      properties: Object.fromEntries(
        Object.entries(record).map(([key, value]) => [key, { type: 'string', const: value }]),
      ),
    };
  }),
});

const consentsAt = (product: Product, at: ConsentUse['at']): JsonObject => {
  const uses = product.consents.filter((use) => use.at === at);
  if (uses.length === 0) return { type: 'array', items: refTo('Consent'), maxItems: 12 };
  return {
    type: 'array',
    maxItems: 12,
    minItems: uses.filter(({ required }) => required).length,
    items: { anyOf: uses.map((use) => refTo(consentOf(use))) },
  };
};

/** With `phase: price` the answers for the price and no consents, else the whole application and those that it takes. */
const quoteSchema = (product: Product, message: JsonObject): JsonObject => ({
  ...message,
  properties: {
    ...(message.properties as JsonObject),
    product: { type: 'string', const: product.id },
    language: { type: 'string', enum: languages },
    application: { anyOf: [refTo(applicationOf(product)), refTo(priceAnswersOf(product))] },
    consents: { ...consentsAt(product, 'form'), minItems: 0 },
  },
  if: { properties: { phase: { const: 'price' } }, required: ['phase'] },
  // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema
  then: { properties: { application: refTo(priceAnswersOf(product)), consents: { maxItems: 0 } } },
  else: {
    properties: { application: refTo(applicationOf(product)), consents: consentsAt(product, 'form') },
  },
});

/** A request product's form, left for staff. */
const requestSchema = (product: Product, message: JsonObject): JsonObject => {
  const properties = message.properties as JsonObject;
  return {
    ...message,
    required: [...(message.required as string[]), 'basvuru', 'onaylar'],
    properties: {
      ...properties,
      urun: { type: 'string', const: product.id },
      basvuru: refTo(applicationOf(product)),
      onaylar: consentsAt(product, 'form'),
    },
  };
};

/**
 * The one form of the products' messages, by component's name.
 * @param messages as the operations' own contracts describe them
 */
export const productSchemas = (
  products: readonly Product[],
  messages: { quote: JsonObject; application: JsonObject },
): JsonObject => {
  const uses = products.flatMap(({ consents }) => consents);
  return {
    ...Object.fromEntries(uses.map((use) => [consentOf(use), consentSchema(use)])),
    ...Object.fromEntries(
      products.flatMap((product): [string, unknown][] => {
        const asked = policyDetailsOf(product);
        return [
          [applicationOf(product), wireSchemaOf(product)],
          ...(asked ? ([[detailsOf(product), wireSchemaOf(asked)]] as [string, unknown][]) : []),
          isRequest(product)
            ? [requestOf(product), requestSchema(product, messages.application)]
            : [quoteOf(product), quoteSchema(product, messages.quote)],
          ...(isRequest(product)
            ? []
            : ([[priceAnswersOf(product), wireSchemaOf(pricePartOf(product))]] as [string, unknown][])),
        ];
      }),
    ),
  };
};

const sold = (products: readonly Product[]) => products.filter((product) => !isRequest(product));

const withoutForm = (message: JsonObject): JsonObject => {
  const { basvuru: _, ...properties } = message.properties as JsonObject;
  return { ...message, properties };
};

/* a payment that buys no policy asks for the notice of the form */
const noticeOfForm: ConsentUse = { id: 'information-text', at: 'form', required: true };

const payingFor: Partial<Record<OperationName, ConsentUse['at']>> = {
  purchaseStart: 'payment',
  purchaseTransfer: 'payment',
  paymentStart: 'form',
};

/** Consents in force instead of any: all that a product asks for at this stage, as the offer does not say whose it is. */
const withConsents = (
  message: JsonObject,
  at: ConsentUse['at'],
  products: readonly Product[],
): JsonObject => {
  const asked = products.flatMap(({ consents }) => consents.filter((use) => use.at === at));
  const names = new Set((asked.length === 0 ? [noticeOfForm] : asked).map(consentOf));
  const [only, ...others] = [...names].map(refTo);
  const items = others.length > 0 ? { anyOf: [only, ...others] } : only;
  const consents = { type: 'array', maxItems: 12, items };
  return { ...message, properties: { ...(message.properties as JsonObject), consents } };
};

/**
 * The bodies whose form is the products' to say, made of one schema a product; null for all other operations.
 * @param message the body as the operation's own contract describes it
 */
export const productBody = (
  name: OperationName,
  message: JsonObject,
  products: readonly Product[],
): JsonObject | null => {
  if (name === 'quoteCreate') {
    const mapping = sold(products).map((product) => [product.id, refTo(quoteOf(product)).$ref]);
    return {
      oneOf: sold(products).map((product) => refTo(quoteOf(product))),
      discriminator: { propertyName: 'product', mapping: Object.fromEntries(mapping) },
    };
  }
  if (name === 'livePrice') {
    const application = { anyOf: sold(products).filter(asksPriceFirst).map(priceAnswersOf).map(refTo) };
    return { ...message, properties: { ...(message.properties as JsonObject), application } };
  }
  if (name === 'policyCreate') {
    const asked = products.filter((product) => policyDetailsOf(product));
    const details = { anyOf: asked.map((product) => refTo(detailsOf(product))) };
    return { ...message, properties: { ...(message.properties as JsonObject), details } };
  }
  const paying = payingFor[name];
  /* a payment that buys no policy is of no product */
  if (paying) return withConsents(message, paying, paying === 'form' ? [] : sold(products));
  if (name === 'quoteComplete') {
    const application = { anyOf: sold(products).map((product) => refTo(applicationOf(product))) };
    const { properties, ...rest } = withConsents(message, 'form', sold(products));
    return { ...rest, properties: { ...(properties as JsonObject), application } };
  }
  if (name === 'basvuruYap')
    return {
      anyOf: [
        withoutForm(message),
        ...products.filter(isRequest).map((product) => refTo(requestOf(product))),
      ],
    };
  return null;
};
