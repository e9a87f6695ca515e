import type { AnswerOf } from '@sigorta/contracts/operation';
import type { examplePrices } from '@sigorta/contracts/operations/example-prices';

export type ExamplePrice = AnswerOf<typeof examplePrices>[number];

/**
 * What is known of the products' prices today: `undefined` until somebody has said, an empty list where nobody says it. The
 * page is whole without them.
 */
export type ExamplePrices = ReadonlyMap<string, ExamplePrice> | undefined;
