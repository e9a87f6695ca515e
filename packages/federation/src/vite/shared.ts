/** The plugin's entry file of every remote. */
export const remoteEntry = 'remoteEntry.js';

/**
 * What remotes take from the shell instead of bringing it. Short on purpose: a shared package ships whole
 * (docs/dependencies). `generate: false` and `import: false`: a remote carries no second copy to fall back to.
 */
export const sharedModules = ['react', '@sigorta/runtime/runtime'] as const;

export const sharedByRemote = Object.fromEntries(
  sharedModules.map((name) => [name, { packagePath: name, import: false, generate: false, version: '0' }]),
);

/** Libraries that must exist once in a page; a remote that bundles one of them does not build. */
export const singletons = [
  '@sigorta/runtime',
  'react',
  'react-dom',
  'react-router',
  'react-router-dom',
  'zustand',
  'i18next',
  'react-i18next',
];
