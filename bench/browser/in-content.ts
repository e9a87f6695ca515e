/** How much there is on a page, so that two pages of the same content can be held beside each other. */
export interface PageContent {
  words: number;
  links: number;
  buttons: number;
  fields: number;
  options: number;
  pictures: number;
  questions: number;
  headings: number;
  elements: number;
  /** characters of the rules that are in force, as the browser writes them */
  styleLength: number;
}

/** Runs in the page once it has its handlers. */
export function countContent(): PageContent {
  const count = (selector: string) => document.querySelectorAll(selector).length;
  let words = 0;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode())
    if (!texts.currentNode.parentElement?.closest('script, style, template, noscript'))
      words += texts.currentNode.nodeValue?.match(/\p{L}+/gu)?.length ?? 0;
  return {
    words,
    links: count('a[href]'),
    buttons: count('button'),
    fields: count('input:not([type=hidden]), select'),
    options: count('option'),
    pictures: count('img'),
    questions: count('details'),
    headings: count('h1, h2, h3'),
    elements: count('body *'),
    styleLength: [...document.styleSheets]
      .filter(({ disabled }) => !disabled)
      .flatMap((sheet) => [...sheet.cssRules])
      .reduce((sum, rule) => sum + rule.cssText.length, 0),
  };
}
