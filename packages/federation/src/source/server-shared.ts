import * as runtime from '@sigorta/runtime/runtime';
import * as React from 'react';
import * as jsx from 'react/jsx-runtime';

/** The shell's own React and runtime by name, with which a family's server files are evaluated when it was released alone. */
export const shared = {
  react: React,
  'react/jsx-runtime': jsx,
  '@sigorta/runtime/runtime': runtime,
} as const;
