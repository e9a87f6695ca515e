// Packages of the house depend on this one, so it reaches them by their files.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { journeyPages, pagesInOrder } from '../../../contracts/src/journey-pages.ts';
import { type DiscoveredProduct, discoverProducts } from '../../../product-kit/src/discover.ts';
import { StopError } from '../process/stop-error.ts';
import { copyTemplate, type Words } from './copy-template.ts';
import type { Generator } from './generator.ts';
import { camel, requireKebab, slugOf } from './names.ts';

const usage = 'product <family>/<product> --title "<its Turkish name>" [--path <address>]';

/** Tests buy it as it stands, so the template of a product is one that works. */
const template = 'packages/product-kit/src/testing/throw-away-product';

const endings = pagesInOrder.map((page) => journeyPages[page].ending ?? '');

function refuseTaken(id: string, slug: string, products: readonly DiscoveredProduct[]): void {
  const paths = endings.map((ending) => `/${slug}${ending}`);
  for (const { product } of products) {
    if (product.id === id)
      throw new StopError(`There is a product "${id}" already, in apps/${product.family}.`);
    const taken = [...Object.values(product.paths), ...(product.aliases ?? [])].find((path) =>
      paths.includes(path),
    );
    if (taken)
      throw new StopError(`The address ${taken} is taken by "${product.id}": choose another with --path.`);
  }
}

/** The first free place behind the family's last product. */
function placeBehind(family: string, products: readonly DiscoveredProduct[]): number {
  const taken = new Set(products.map(({ product }) => product.order));
  const own = products.filter(({ product }) => product.family === family);
  let order = Math.max(0, ...(own.length > 0 ? own : products).map(({ product }) => product.order)) + 1;
  while (taken.has(order)) order += 1;
  return order;
}

/** A product in a family: the throw-away product under another name, which passes every product's test. */
export const newProduct: Generator = {
  usage,
  options: ['title', 'path'],
  async make(root, name, { title = '', path }) {
    const [family = '', id = '', ...more] = name.split('/');
    if (id === '' || more.length > 0) throw new StopError(`Ask: pnpm new ${usage}`);
    requireKebab('a family', family);
    requireKebab('a product', id);
    if (!existsSync(join(root, 'apps', family, 'src/remote.ts')))
      throw new StopError(`There is no family "${family}": make it with "pnpm new family ${family}".`);
    const slug = path?.replace(/^\//, '') ?? slugOf(title);
    if (title.trim() === '' || !/^[a-z]+(-[a-z]+)*$/.test(slug))
      throw new StopError(
        'A product needs --title with its Turkish name, and an address of small letters and hyphens.',
      );
    const folder = join(root, 'apps', family, 'src', id);
    if (existsSync(folder)) throw new StopError(`There is a folder apps/${family}/src/${id} already.`);
    const products = await discoverProducts(root);
    refuseTaken(id, slug, products);

    const words: Words = [
      ['Şemsiye deneme sigortası', title],
      ['Şemsiye Deneme', title],
      ['Şemsiye deneme', title],
      ['semsiye-deneme', slug],
      ['throw-away-product', id],
      ['throwAwayProduct', camel(id)],
      ["family: 'travel'", `family: '${family}'`],
      ['order: 990', `order: ${placeBehind(family, products)}`],
      [
        '/** Umbrella insurance: copied into a family by tests to show that a product needs nothing but its folder. */\n',
        '',
      ],
      ["a test's product says the same in every language", 'not translated yet: says what Turkish says'],
      ["; a test's product has nothing to explain", ', to be written'],
      ['Testlerin ekleyip sildiği deneme ürünü.', `${title}: ürün açıklaması.`],
      ['Bu, deneme ürününün', 'Bu, ürünün'],
      ['; gerçek bir ürünü anlatmaz.', ' ve yazılmayı bekliyor.'],
    ];
    const files = await copyTemplate(root, join(root, template), folder, words);
    return {
      files,
      next: [
        `Say in apps/${family}/src/${id}/product.ts and the files beside it what the product is; it stands as an umbrella.`,
        'Translate texts/ and faq/ (each says what Turkish says), and draw images/.',
        `Try it: npx --yes pnpm@12 exec vitest run --project unit apps/${family}/src/${id}`,
        'See it: npx --yes pnpm@12 dev. Nothing is registered: shop, gateway and sandbox find the folder.',
      ],
    };
  },
};
