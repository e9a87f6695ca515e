import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { defaultBrand } from '@sigorta/contracts/default-brand';
import type { DiscoveredProduct } from '@sigorta/product-kit/discover';
import { colourSvg } from '@sigorta/ui-kit/art/colour-svg';

/** what Open Graph and X ask for */
const width = 1200;
const height = 630;
/** every drawing of a product stands on 320 × 240 */
const scene = { width: 320, height: 240 };

const shapesOf = (svg: string): string => svg.replace(/<svg[^<>]*>|<\/svg>|<title>[^<]*<\/title>/g, '');

/** Drawings side by side in the middle; no letters, so that one picture serves every language and brand. */
function picture(drawings: readonly string[]): string {
  const scale = Math.min(560 / scene.height, 1120 / drawings.length / scene.width);
  const step = scene.width * scale;
  const left = (width - step * drawings.length) / 2;
  const top = (height - scene.height * scale) / 2;
  const placed = drawings.map(
    (svg, at) => `<g transform="translate(${left + at * step} ${top}) scale(${scale})">${shapesOf(svg)}</g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><path fill="#fff" d="M0 0h${width}v${height}H0z"/><path fill="var(--art-solid,#0f7a78)" d="M0 ${height - 12}h${width}v12H0z"/>${placed.join('')}</svg>`;
}

const ready = (() => {
  let loading: Promise<void> | undefined;
  const file = () => createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
  return () => {
    loading ??= initWasm(readFileSync(file()));
    return loading;
  };
})();

async function draw(drawings: readonly string[]): Promise<Uint8Array> {
  await ready();
  const drawn = new Resvg(colourSvg(picture(drawings), defaultBrand.colour)).render();
  const png = drawn.asPng();
  drawn.free();
  return png;
}

const sceneOf = ({ product, directory }: DiscoveredProduct): string | null => {
  const file = join(directory, 'images', product.images.scene);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
};

/** What people see when they send the address of a product to somebody; null for one without a drawing. */
export async function sharePicture(found: DiscoveredProduct): Promise<Uint8Array | null> {
  const svg = sceneOf(found);
  return svg === null ? null : draw([svg]);
}

/** `share/<product>.png` and `share/home.png`. */
export async function drawSharePictures(products: readonly DiscoveredProduct[], site: string): Promise<void> {
  mkdirSync(join(site, 'share'), { recursive: true });
  const write = (name: string, png: Uint8Array) => writeFileSync(join(site, 'share', `${name}.png`), png);
  const scenes: string[] = [];
  for (const found of products) {
    const svg = sceneOf(found);
    if (svg === null) continue;
    scenes.push(svg);
    write(found.product.id, await draw([svg]));
  }
  write('home', await draw(scenes.slice(0, 3)));
}
