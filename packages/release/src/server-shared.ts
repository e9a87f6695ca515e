/** What a family's server files take from the shell that renders them instead of bringing it: one React, one runtime. */
export const serverShared = ['react', 'react/jsx-runtime', '@sigorta/runtime/runtime'] as const;

export type ServerShared = Readonly<Record<(typeof serverShared)[number], unknown>>;
