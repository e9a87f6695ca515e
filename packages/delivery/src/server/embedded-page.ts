import type { EmbeddedRequest, PageDocument } from '@sigorta/contracts/delivery';
import { withoutLateSheets } from '../document.ts';
import { inlineScriptsOf } from '../integrity.ts';
import { bootFor, offeredBy } from './boot-for.ts';
import type { SiteParts } from './site-parts.ts';
import { fillTemplate } from './template.ts';

/**
 * The bare page of a product's first questions: the files of its form, an empty place that the browser fills, and no product
 * beside it. Null where the brand sells no such product, where the family is served in another release than its documents are
 * made for, or where that release knows no bare pages: it would draw the whole form, consents too, in a frame.
 */
export async function embeddedPage(
  { catalogue, releases, index, files, source }: SiteParts,
  { product: id, language, brand, chosen }: EmbeddedRequest,
): Promise<PageDocument | null> {
  const found = offeredBy(catalogue, brand).find((one) => one.id === id && !('notOffered' in one));
  const newest = found && releases.remotes[found.family];
  if (!found || !newest) return null;
  if (chosen?.[found.family] && chosen[found.family]?.version !== newest.version) return null;
  const remote = await source.load(found.family, 0);
  const path = found.paths.form;
  const entry = index.documents[language][path];
  if (!remote.embeds || !entry) return null;
  const template = withoutLateSheets(files.get(entry.template) ?? '');
  const { title, description } = found.card[language];
  const boot = bootFor({ path, language, brand }, catalogue, releases);
  return {
    status: 200,
    kind: 'personal',
    title,
    description,
    canonicalPath: path,
    product: id,
    questions: [],
    inlineScripts: inlineScriptsOf(template),
    html: fillTemplate(template, { html: '', title, description }),
    boot: {
      ...boot,
      catalogue: boot.catalogue.filter((card) => card.id === id),
      embed: { product: id, origins: [] },
    },
  };
}
