import type { Page } from '@playwright/test';

/** What of the page's contents paper has no use for, in words: controls that are still there, and dark grounds. */
export async function uselessOnPaper(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  const found = await page.evaluate(async () => {
    /* grounds fade; nothing fades on paper */
    const fading = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(fading.map(({ finished }) => finished));
    return [...document.querySelectorAll('main *')].flatMap((part) => {
      if (!part.checkVisibility()) return [];
      const words = part.textContent?.trim() ?? '';
      const { backgroundColor } = getComputedStyle(part);
      const [red = 255, green = 255, blue = 255, alpha = 1] =
        backgroundColor.match(/[\d.]+/g)?.map(Number) ?? [];
      const isDark = backgroundColor.startsWith('rgb') && alpha > 0.5 && red + green + blue < 380;
      if (part.matches('button, input, select')) return [`control: ${words || part.id}`];
      return isDark ? [`dark: ${words}`] : [];
    });
  });
  await page.emulateMedia({ media: 'screen' });
  return found;
}
