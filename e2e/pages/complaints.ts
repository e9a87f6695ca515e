import type { Page } from '@playwright/test';

/**
 * Listens for everything a page complains of: console errors and warnings (React's hydration words among them),
 * uncaught errors, violations of the content security policy, requests that failed.
 */
export async function listen(page: Page): Promise<() => string[]> {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      heard.push(`${message.type()}: ${message.text()}`);
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
