import { everyThirdDay, rotation } from '@sigorta/tooling/test/rotation';

/**
 * The day as a file counts it on the database at hand, for what turns within it: on the embedded one it has its turn every third day
 * (decision 0656), and would else meet the same of them each time.
 */
export const dayHere = process.env.TEST_DATABASE_URL === undefined ? everyThirdDay : { day: rotation };
