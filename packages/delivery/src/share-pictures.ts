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

const shapesOf = (svg: string): string => svg.replace(/<svg[^>]*>|<\/svg>|<title>[\s\S]*?<\/title>/g, '');

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

/** `share/<product>.png` and `share/home.png`, which people see when they send an address to somebody. */
export async function drawSharePictures(products: readonly DiscoveredProduct[], site: string): Promise<void> {
  await initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));
  mkdirSync(join(site, 'share'), { recursive: true });
  const draw = (name: string, drawings: readonly string[]) => {
    const drawn = new Resvg(colourSvg(picture(drawings), defaultBrand.colour)).render();
    writeFileSync(join(site, 'share', `${name}.png`), drawn.asPng());
    drawn.free();
  };
  const scenes = products
    .map(({ product, directory }) => ({
      id: product.id,
      file: join(directory, 'images', product.images.scene),
    }))
    .filter(({ file }) => existsSync(file))
    .map(({ id, file }) => ({ id, svg: readFileSync(file, 'utf8') }));
  for (const { id, svg } of scenes) draw(id, [svg]);
  draw(
    'home',
    scenes.slice(0, 3).map(({ svg }) => svg),
  );
}
