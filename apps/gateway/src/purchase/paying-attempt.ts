import { sql } from 'kysely';

/** The one attempt whose charge pays for an order: not one that came a second time. For a join or a condition on `attempt`. */
export const isPayingAttempt = sql<boolean>`(attempt.state = 'CHARGED' and attempt.surplus = false)`;
