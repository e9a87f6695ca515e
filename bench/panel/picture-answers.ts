import type { Page, Route } from 'playwright';

type Before = (page: Page) => Promise<void>;

const at =
  (producer: string, work: (route: Route) => Promise<void>): Before =>
  async (page) => {
    await page.route('**/apiConnection', (route) =>
      route.request().headers().producer === producer ? work(route) : route.fallback(),
    );
  };

/** The gateway does not answer an operation. */
export const fails = (producer: string): Before => at(producer, (route) => route.abort());

/** The answer of an operation never comes. */
export const never = (producer: string): Before => at(producer, () => new Promise(() => {}));

/** An operation says what the picture needs, and does nothing. */
export const says = (producer: string, body: object, status = 200): Before =>
  at(producer, (route) => route.fulfill({ status, json: body }));

/** An operation is refused with a code of the closed list. */
export const refuses = (producer: string, code: string, status = 409): Before =>
  says(producer, { success: false, code, message: '' }, status);
