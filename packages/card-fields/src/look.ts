import type { FontFamily } from '@sigorta/ui-kit/fonts/font-slices';

export type Scheme = 'light' | 'dark';

/** The colours that the fields are drawn with; everything else of their look they have themselves. */
export const lookColours = [
  '--n-0',
  '--n-25',
  '--n-50',
  '--n-200',
  '--n-300',
  '--n-500',
  '--n-600',
  '--n-700',
  '--n-900',
  '--c-tint',
  '--c-soft',
  '--c-border',
  '--c-text',
  '--c-ui',
  '--bad',
  '--plate',
  '--shade',
] as const;
type LookColour = (typeof lookColours)[number];

/** How a page looks at the moment: its brand's colours in the scheme that holds. */
export interface Look {
  scheme: Scheme;
  font: FontFamily;
  colours: Readonly<Partial<Record<LookColour, string>>>;
}
