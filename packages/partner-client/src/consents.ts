import type { Schemas } from './client.ts';

type Consent = Schemas['Consent'];
export type Language = Consent['language'];

interface Schema {
  oneOf?: { properties: Record<keyof Consent, { const: string }> }[];
  properties?: Record<string, { const?: string; items?: { anyOf?: { $ref: string }[] } } | undefined>;
}

export interface ConsentsInForce {
  /** what a quote of the product asks to agree to */
  ofQuote: (product: string, language: Language) => Consent[];
  /** what is agreed to before paying */
  ofPayment: (language: Language) => Consent[];
}

const nameOf = ({ $ref }: { $ref: string }): string => $ref.split('/').at(-1) ?? '';

/**
 * The wordings in force, as the contract tells them. They change: read them when the program starts, show their texts, and send
 * the records of those that the buyer agreed to.
 * @param url origin of the site
 */
export async function consentsInForce(url: string): Promise<ConsentsInForce> {
  const document = (await (await fetch(`${url}/openapi.json`)).json()) as {
    components: { schemas: Record<string, Schema> };
  };
  const { schemas } = document.components;
  const recordOf = (name: string, language: Language): Consent[] =>
    (schemas[name]?.oneOf ?? [])
      .filter(({ properties }) => properties.language.const === language)
      .map(({ properties: { id, version, hash } }) => ({
        id: id.const,
        version: version.const,
        language,
        hash: hash.const,
      }));
  return {
    ofQuote: (product, language) =>
      Object.values(schemas)
        .filter(({ properties }) => properties?.product?.const === product)
        .flatMap(({ properties }) => properties?.consents?.items?.anyOf ?? [])
        .flatMap((ref) => recordOf(nameOf(ref), language)),
    ofPayment: (language) =>
      Object.keys(schemas)
        .filter((name) => name.endsWith('ConsentOfPayment'))
        .flatMap((name) => recordOf(name, language)),
  };
}
