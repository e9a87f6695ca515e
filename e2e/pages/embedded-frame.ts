import { expect, type Frame, type Page } from '@playwright/test';

/** The frame of the element once it is shown. */
export async function shownFrame(page: Page): Promise<Frame> {
  const iframe = page.locator('sigorta-carsisi iframe');
  await expect(iframe).toHaveCSS('visibility', 'visible');
  const frame = await (await iframe.elementHandle())?.contentFrame();
  if (!frame) throw new Error('no frame');
  return frame;
}

/** px of the frame's box in the other site's page, and of what stands in it */
export const heights = (page: Page, frame: Frame) =>
  Promise.all([
    page.locator('sigorta-carsisi iframe').evaluate((node) => node.clientHeight),
    frame.locator('main > div').evaluate((node: HTMLElement) => node.offsetHeight),
  ]);
