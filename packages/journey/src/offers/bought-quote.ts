import { createContext } from 'react';

/** The purchase that stands against buying from the list, made or being made; null while it can be bought from. */
export const BoughtQuote = createContext<string | null>(null);
