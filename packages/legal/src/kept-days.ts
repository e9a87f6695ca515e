/**
 * How long what became no policy is kept at most, in days: offers, those that somebody saved (after the day he did), and applications
 * and messages to us. The notice on personal data promises it in these numbers; a site that keeps them longer needs another notice first (decision 0341).
 */
export const keptDays = { quotes: 30, savedQuotes: 30, applications: 180 } as const;
