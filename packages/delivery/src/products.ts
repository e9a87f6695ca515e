import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { families, workspaceRoot } from '@sigorta/federation/vite/workspace';
import type { Product } from '@sigorta/product-kit/product';

export interface ProductFolder {
  product: Product;
  /** folder of the declaration, with `images/` in it */
  folder: string;
}

const isProduct = (value: unknown): value is Product =>
  typeof value === 'object' && value !== null && 'id' in value && 'family' in value && 'paths' in value;

/** Every product declaration of every family (`apps/<family>/src/<product>/product.ts`), by `order`. */
export async function readProducts(root = workspaceRoot): Promise<ProductFolder[]> {
  const found: ProductFolder[] = [];
  for (const { family } of families(root)) {
    const source = join(root, 'apps', family, 'src');
    for (const name of readdirSync(source)) {
      const folder = join(source, name);
      const file = join(folder, 'product.ts');
      if (!existsSync(file)) continue;
      const product = Object.values(await import(pathToFileURL(file).href)).find(isProduct);
      if (!product) throw new Error(`${file} exports no product`);
      if (product.family !== family)
        throw new Error(`${file}: family is ${product.family}, the folder says ${family}`);
      found.push({ product, folder });
    }
  }
  return found.sort((a, b) => a.product.order - b.product.order);
}
