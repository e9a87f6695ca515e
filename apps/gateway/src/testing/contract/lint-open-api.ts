import { createConfig, lintFromString } from '@redocly/openapi-core';

/* everything that Redocly recommends, warnings too; two of its rules know less than we do */
const rules = {
  /* a condition's `then` requires what the object around it describes */
  'no-required-schema-properties-undefined': 'off',
  /* a gateway under test, and one on a laptop, is at localhost */
  'no-server-example.com': 'off',
} as const;

/** What the linter says of an OpenAPI document, a line each. */
export const lintOpenApi = async (source: string): Promise<string[]> => {
  const config = await createConfig({ extends: ['recommended'], rules });
  const problems = await lintFromString({ source, config, absoluteRef: 'openapi.json' });
  return problems.map(
    ({ severity, ruleId, message, location }) =>
      `${severity} ${ruleId} at ${location[0]?.pointer}: ${message}`,
  );
};
