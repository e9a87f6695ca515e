/** What a page shows about itself, read in the browser. */
export interface Seen {
  title: string;
  description: string;
  lang: string;
  dir: string;
  /** how many React copies have drawn something in this document */
  reacts: number;
  headings: number;
  canonical: string | null;
  alternates: Record<string, string>;
  noindex: boolean;
  data: string[];
  text: string;
  /** written by the partner */
  names: string[];
}

/** Runs in the page. */
export function look(): Seen {
  const attribute = (selector: string, name: string) =>
    document.querySelector(selector)?.getAttribute(name) ?? null;
  const brand = JSON.parse(document.querySelector('#boot')?.textContent ?? '{}').brand as
    | Record<string, unknown>
    | undefined;
  const texts = (value: unknown): string[] => {
    if (typeof value === 'string') return [value];
    return value !== null && typeof value === 'object' ? Object.values(value).flatMap(texts) : [];
  };
  return {
    title: document.title,
    description: attribute('meta[name=description]', 'content') ?? '',
    lang: document.documentElement.lang,
    dir: document.documentElement.dir,
    reacts: new Set(
      [...document.querySelectorAll('*')].flatMap((node) =>
        Object.keys(node).filter((key) => key.startsWith('__reactFiber$')),
      ),
    ).size,
    headings: document.querySelectorAll('h1').length,
    canonical: attribute('link[rel=canonical]', 'href'),
    alternates: Object.fromEntries(
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=alternate][hreflang]')].map((link) => [
        link.hreflang,
        link.href,
      ]),
    ),
    noindex: attribute('meta[name=robots]', 'content') === 'noindex',
    data: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      (script) => script.textContent ?? '',
    ),
    // biome-ignore lint/performance/useDomNodeTextContent: only what is visible counts
    text: document.body.innerText,
    names: texts(brand),
  };
}

/** Runs in the page: what makes it scroll sideways or is wider than the screen, at most three of each. */
export function tooWide(): string[] {
  const width = document.documentElement.clientWidth;
  const complaints: string[] = [];
  const sideways = document.documentElement.scrollWidth > width;
  if (sideways) complaints.push(`scrolls sideways (${document.documentElement.scrollWidth})`);
  const scrolls = (element: Element | null): boolean => {
    if (!element || element === document.body) return false;
    const { overflowX } = getComputedStyle(element);
    return overflowX !== 'visible' || scrolls(element.parentElement);
  };
  for (const element of document.querySelectorAll('body *')) {
    if (complaints.length > 3) break;
    const box = element.getBoundingClientRect();
    const sticksOut = sideways && (box.right > width + 1 || box.left < -1) && element.children.length === 0;
    if (!(sticksOut || box.width > width + 1) || box.height === 0 || scrolls(element.parentElement)) continue;
    const name = `${element.tagName.toLowerCase()}.${element.getAttribute('class')}`;
    complaints.push(`${name} is ${Math.round(box.width)} wide and ends at ${Math.round(box.right)}`);
  }
  return complaints;
}

/** Fields that stand beside one another and whose labels do not stand level; runs in the page. */
export function unevenLabels(): string[] {
  const fields = [...document.querySelectorAll<HTMLElement>('form [data-field]')].filter(
    (field) => field.getClientRects().length > 0,
  );
  const labelTop = (field: HTMLElement) => field.firstElementChild?.getBoundingClientRect().top ?? 0;
  const isBeside = (one: DOMRect, other: DOMRect) =>
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 20 &&
    (one.right <= other.left || other.right <= one.left);
  return fields.flatMap((field, at) => {
    const next = fields[at + 1];
    if (!next || !isBeside(field.getBoundingClientRect(), next.getBoundingClientRect())) return [];
    const apart = Math.round(Math.abs(labelTop(field) - labelTop(next)));
    return apart > 1
      ? [`the labels of ${field.dataset.field} and ${next.dataset.field} stand ${apart} px apart`]
      : [];
  });
}
