import type { Page } from '@playwright/test';

/** The browser's stopwatch: said of every machine that is slow. Whether a file was fetched in vain is {@link fetchedInVain}. */
const isLate = (text: string): boolean => /was preloaded using link preload but not used within/.test(text);

/** Styles that the page fetched early and has not put on; a page that is drawn has none. */
export const fetchedInVain = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const worn = new Set([...document.styleSheets].map(({ href }) => href));
    const early = document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=style]');
    return [...early].map(({ href }) => href).filter((href) => !worn.has(href));
  });

/**
 * Listens for everything a page complains of: console errors and warnings (React's hydration words among them),
 * uncaught errors, violations of the content security policy, requests that failed.
 */
export async function listen(page: Page): Promise<() => string[]> {
  const heard: string[] = [];
  page.on('console', (message) => {
    const [type, text] = [message.type(), message.text()];
    if ((type === 'error' || type === 'warning') && !isLate(text)) heard.push(`${type}: ${text}`);
  });
  page.on('pageerror', (error) => heard.push(`uncaught: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) heard.push(`${response.status()}: ${response.url()}`);
  });
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy ${violatedDirective} blocked ${blockedURI}`),
    );
  });
  return () => heard;
}
