import * as runtime from '@sigorta/runtime/runtime';
import * as React from 'react';

type SharedModule = { get: () => Promise<() => unknown>; loaded: 1 };

declare global {
  /** The plugin's table: scope → module → version → how to get it. */
  var __federation_shared__: Record<string, Record<string, Record<string, SharedModule>>> | undefined;
}

const instance = (module: unknown): SharedModule => ({ get: async () => () => module, loaded: 1 });

/** Hands the shell's own instances to remotes; the names are `sharedModules` of `vite/shared.ts`. */
globalThis.__federation_shared__ = {
  default: {
    react: { [React.version]: instance(React) },
    '@sigorta/runtime/runtime': { '0.1.0': instance(runtime) },
  },
};
