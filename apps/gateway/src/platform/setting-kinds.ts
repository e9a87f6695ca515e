import * as v from 'valibot';
import type { ProductionRule } from './production-rules.ts';

/* What is told of a setting beside its parser, and the words that tell what one must be. */

type Parser = v.GenericSchema<string, unknown>;

export interface Told {
  /** what the setting is for: one cell of the table in the README */
  meaning: string;
  /** what a value must be, after "it must be"; told when one does not fit */
  fits: string;
  /** what it must be on a real site */
  production: ProductionRule;
  /** a line is opened to where it says: outside, and so through EGRESS_PROXY where one is set, or inside and always straight */
  line?: 'outside' | 'inside';
  /** the value is never printed */
  secret?: true;
}

export const unset = <P extends Parser>(parser: P, told: Told & { instead: string }) => ({
  schema: v.optional(parser),
  standard: null,
  ...told,
});
export const standing = <P extends Parser, S extends v.InferInput<P>>(
  parser: P,
  standard: S,
  told: Told,
) => ({
  schema: v.optional(parser, standard),
  standard,
  ...told,
});

export const aPort = 'a port from 0 to 65535';
export const aNumber = 'a whole number of at most nine digits';
export const anAddress = 'an address that begins with http:// or https://';
export const anyText = 'a text';
