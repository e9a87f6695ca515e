import { AxeBuilder } from '@axe-core/playwright';
import type { Frame, Page } from '@playwright/test';
import axe from 'axe-core';

interface Asked {
  tags?: string[];
  rules?: string[];
  /** a selector: this part of the page alone */
  within?: string;
}

/** One rule that is broken, with every place where it is. */
export type Violation = Pick<axe.Result, 'id' | 'impact' | 'nodes'>;

/**
 * What axe finds wrong on a page. It stays in a document that it was put into, tells nothing of what is right, and gathers where
 * it looks: each of these took longer than the looking. Only where a frame of another origin (card entry, a partner's site) is
 * looked into too does it gather in a second, blank page.
 */
export async function violationsOn(page: Page, { tags, rules, within }: Asked): Promise<Violation[]> {
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    runOnly: rules ? { type: 'rule', values: rules } : { type: 'tag', values: tags ?? [] },
  };
  if (originsOf(page).size > 1) {
    const builder = new AxeBuilder({ page }).options(options);
    return (await (within === undefined ? builder : builder.include(within)).analyze()).violations;
  }
  await Promise.all(page.frames().map(putAxeInto));
  return page.evaluate(lookedAt, { within: within ?? null, options });
}

const originsOf = (page: Page): Set<string> => {
  const origins = page.frames().flatMap((frame) => URL.parse(frame.url())?.origin ?? []);
  return new Set(origins.filter((origin) => origin.startsWith('http')));
};

async function putAxeInto(frame: Frame): Promise<void> {
  try {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  } catch (error) {
    /* a frame within may go meanwhile; the page itself may not, nor may one that stays be passed over */
    if (!frame.isDetached() || frame.parentFrame() === null) throw error;
  }
}

/** Runs in the page. */
async function lookedAt({ within, options }: { within: string | null; options: axe.RunOptions }) {
  const { axe: engine } = window as unknown as { axe: typeof axe };
  const { violations } = await engine.run(within ?? document, options);
  return violations.map(({ id, impact, nodes }) => ({ id, impact: impact ?? null, nodes }));
}
