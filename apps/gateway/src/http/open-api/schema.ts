import { consentSchema } from '@sigorta/contracts/consent';
import { moneySchema } from '@sigorta/contracts/money';
import { insurerFailureSchema, offerSchema } from '@sigorta/contracts/offer';
import { quoteEventSchema, quoteSummarySchema } from '@sigorta/contracts/operations/quote-create';
import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

export type JsonObject = { [key: string]: unknown };

/** What several messages share is described once. */
const shared = {
  Money: moneySchema,
  Offer: offerSchema,
  InsurerFailure: insurerFailureSchema,
  QuoteSummary: quoteSummarySchema,
  QuoteEvent: quoteEventSchema,
  Consent: consentSchema,
} as const;

export const refTo = (name: string): { $ref: string } => ({ $ref: `#/components/schemas/${name}` });

/* bounds that follow a tidying transformation are told too: the contract is the tidy form */
const options: ConversionConfig = {
  target: 'draft-2020-12',
  errorMode: 'ignore',
  definitions: shared,
  overrideRef: ({ referenceId }) => refTo(referenceId).$ref,
};

/** A wire message as JSON Schema 2020-12; what several share is a reference into the components. */
export const schemaOfMessage = (schema: GenericSchema): JsonObject => {
  const { $schema: _, $defs: __, ...rest } = toJsonSchema(schema, options);
  return rest;
};

/** The schemas of what several messages share, by name. */
export const sharedSchemas = (): JsonObject => {
  const { $defs = {} } = toJsonSchema(consentSchema, options);
  return $defs;
};
