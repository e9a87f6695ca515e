import { createContext, type ReactNode, useContext } from 'react';

const SideInfo = createContext<ReactNode>(null);

/** What the shell wants beside a product's page (spec §2, left info block); the page gives it its place. */
export const SideInfoProvider = SideInfo.Provider;

/** Null where nothing is to stand there: sales-only mode, payment and policy pages, a family running alone. */
export const useSideInfo = (): ReactNode => useContext(SideInfo);
