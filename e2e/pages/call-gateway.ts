import { type APIRequestContext, expect } from '@playwright/test';

const token = 'sigorta-carsisi-site';

/**
 * Calls an operation past the screens, with the anti-forgery cookie that a page would have.
 * @param data makes it a POST
 * @param refused what is expected: the answer is the refusal then
 * @returns the lines of the answer; one unless the operation streams
 */
export async function callGateway(
  request: APIRequestContext,
  producer: string,
  data?: object,
  { refused = false } = {},
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into answers freely
): Promise<any[]> {
  const { cookies } = await request.storageState();
  const xsrf = cookies.find((cookie) => cookie.name === 'XSRF-TOKEN')?.value;
  if (data && xsrf === undefined) {
    await request.get('/apiConnection', { headers: { token, producer: 'payment-options' } });
    return callGateway(request, producer, data, { refused });
  }
  const headers = { token, producer, ...(xsrf && { 'x-xsrf-token': decodeURIComponent(xsrf) }) };
  const answer = data
    ? await request.post('/apiConnection', { headers, data })
    : await request.get('/apiConnection', { headers });
  const text = await answer.text();
  expect(answer.ok(), `${producer}: ${text}`).toBe(!refused);
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}
