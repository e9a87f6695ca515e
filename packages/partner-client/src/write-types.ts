import { writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { typesOfContract } from './types-of-contract.ts';

/** `pnpm partner-client`: writes the types from the contract that the gateway prints. */
writeFileSync(
  `${import.meta.dirname}/generated/operations.ts`,
  await typesOfContract(await text(process.stdin)),
);
