/** What a document asks for by itself, as addresses. */
export interface StartFiles {
  js: string[];
  css: string[];
  fonts: string[];
  /** pictures that are not left until they are scrolled to */
  pictures: string[];
}

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];

/** Reads the tags of a document; ours are written by one template, attributes always in double quotes. */
export function startFiles(html: string): StartFiles {
  const js = new Set<string>();
  const css = new Set<string>();
  const fonts = new Set<string>();
  const pictures = new Set<string>();
  for (const [tag] of html.matchAll(/<(?:script|link|img)\b[^>]*>/g)) {
    const href = attribute(tag, 'href');
    const src = attribute(tag, 'src');
    const rel = attribute(tag, 'rel');
    if (tag.startsWith('<script') && src) js.add(src);
    else if (tag.startsWith('<img') && src && attribute(tag, 'loading') !== 'lazy') pictures.add(src);
    else if (rel === 'modulepreload' && href) js.add(href);
    else if (rel === 'stylesheet' && href) css.add(href);
    else if (rel === 'preload' && href && attribute(tag, 'as') === 'font') fonts.add(href);
  }
  return { js: [...js], css: [...css], fonts: [...fonts], pictures: [...pictures] };
}
