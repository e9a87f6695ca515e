import { createContext } from 'react';
import type { Gateway } from '../gateway.ts';

/** Makes another gateway of the document's: one that signs in again and repeats a call, or a test's. */
export type WrapGateway = (gateway: Gateway) => Gateway;

export const GatewayWrapping = createContext<WrapGateway | null>(null);

/**
 * Every call below it goes through `value`; null leaves the gateway as it is. It reaches the code of its own bundle only:
 * shell and remotes carry a copy of this package each (decision 220).
 */
export const GatewayProvider = GatewayWrapping.Provider;
