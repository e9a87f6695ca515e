import { bankPagePath } from '@sigorta/card-seal/calls';

/** A form of a page, as a browser would send it on. */
interface PageForm {
  action: string;
  fields: Record<string, string>;
}

const unescaped = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

export function formOf(html: string): PageForm {
  const action = /<form[^<>]*\baction="([^"<>]*)"/.exec(html)?.[1];
  if (action === undefined) throw new Error(`no form in ${html.slice(0, 200)}`);
  const inputs = [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)];
  return {
    action: unescaped(action),
    fields: Object.fromEntries(
      inputs.map(([, name = '', value = '']) => [unescaped(name), unescaped(value)]),
    ),
  };
}

/** Sends the form of a page on, and gives the page that answers. */
export async function submit({ action, fields }: PageForm): Promise<string> {
  const answer = await fetch(action, { method: 'POST', body: new URLSearchParams(fields) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${action} answered ${answer.status}: ${text.slice(0, 200)}`);
  return text;
}

/** Sends the form of a page on, over card entry where that is on the way, to the bank's page. */
export async function submitToBank(html: string): Promise<void> {
  const form = formOf(html);
  const page = await submit(form);
  if (new URL(form.action).pathname === bankPagePath) await submit(formOf(page));
}

/** Walks from the address a start answered to the bank's page, as the buyer's browser does. */
export async function visitBank(url: string): Promise<void> {
  await submitToBank(await (await fetch(url)).text());
}
