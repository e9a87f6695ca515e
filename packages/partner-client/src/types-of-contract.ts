interface Contract {
  paths: Record<string, Record<string, { parameters: { $ref?: string }[] }>>;
  components: { schemas: Record<string, unknown> };
}

const isConsent = (name: string): boolean => /ConsentOf(?:Form|Payment)$/.test(name);

/**
 * The contract as a client's types need it: what the client adds by itself is no parameter, and a consent is any consent, as
 * the wordings in force change oftener than programs do.
 */
const forClients = ({ paths, components, ...document }: Contract): Contract => {
  for (const operation of Object.values(paths).flatMap((methods) => Object.values(methods)))
    operation.parameters = operation.parameters.filter(({ $ref }) => $ref !== '#/components/parameters/xsrf');
  const schemas = Object.fromEntries(
    Object.entries(components.schemas).map(([name, schema]) => [
      name,
      isConsent(name) ? { $ref: '#/components/schemas/Consent' } : schema,
    ]),
  );
  return { ...document, paths, components: { ...components, schemas } };
};

/**
 * The contract's operations and forms as TypeScript.
 * @param contract OpenAPI 3.1 as JSON, `/openapi.json` of a site
 */
export const typesOfContract = async (contract: string): Promise<string> => {
  /* only who writes the types needs the writer */
  const { default: openapiTS, astToString } = await import('openapi-typescript');
  const types = astToString(await openapiTS(JSON.stringify(forClients(JSON.parse(contract)))));
  return `/* Written by \`pnpm partner-client\` from the contract; not to be changed by hand. */\n\n${types}`;
};
