/** What every gateway of a test signs and seals with unless it says otherwise: several open one database, each with a folder of its own. */
export const testSecret = 'known-to-every-test-of-the-gateway';
