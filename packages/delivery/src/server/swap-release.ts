import { filesOfPage, type RemoteRelease } from '@sigorta/contracts/release';
import { withoutLateSheets } from '../document.ts';
import { type SumOf, withIntegrity } from '../integrity.ts';

/** Takes the links to a family's newest files out of a document and puts those of another release in. */
export const swapRelease = (
  html: string,
  newest: RemoteRelease,
  chosen: RemoteRelease,
  page: { key: string; language: string },
  sumOf: SumOf,
): string => {
  const { js, css } = filesOfPage(chosen, page.key, page.language);
  const preloads = js.map((href) => `<link rel="modulepreload" href="${href}">`).join('');
  const styles = css.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  const swapped = withoutLateSheets(html)
    .replace(/<link rel="(?:modulepreload|stylesheet)" href="([^"]*)"[^>]*>\n?/g, (link, href: string) =>
      href.startsWith(newest.base) ? '' : link,
    )
    .replace('</head>', () => `${preloads}</head>`)
    .replace('</body>', () => `${styles}</body>`);
  return withIntegrity(swapped, sumOf);
};
