import type { Page } from '@playwright/test';
import type { Words } from '../words/words.ts';

/** One sentence of the specification and how a browser sees that it is so. */
export interface Sentence {
  sentence: string;
  /** brand whose site is opened; our own unless named */
  partner?: string;
  /** page that is opened, home unless named */
  path?: string;
  /** of the screen, in pixels; a desktop unless named */
  width?: number;
  /** what the browser's clock shows when the page opens */
  at?: string;
  /** the check leaves the page as it came: others look at the same one, which is loaded once */
  leavesItAsItCame?: true;
  check: (page: Page, words: Words) => Promise<void>;
}
