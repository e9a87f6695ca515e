import { EdgeBuyer } from './edge-client.ts';
import { type Bought, buy, type Shop } from './shopper.ts';

const products = ['domestic-travel', 'foreign-travel', 'pet'];
const pages = ['/', '/pati-sigortasi'];
const pauseMs = 1_500;

export interface Traffic {
  bought: Bought[];
  /** purchases and pages that did not go as they should, each as a sentence */
  failed: string[];
  /** pages that were opened, and files of them */
  pages: number;
  files: number;
  /** ends it, and waits for what was begun */
  stop: () => Promise<void>;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Every file that a document names. */
const filesIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/(?:src|href)="(\/(?:shell|remotes)\/[^"]+)"/g)].map(([, name = '']) => name)),
];

/** Opens a page and everything it names, as somebody who never was here. */
async function visit(shop: Shop, path: string, traffic: Traffic): Promise<void> {
  const browser = new EdgeBuyer(shop);
  try {
    const document = await browser.fetch(path, { headers: { 'accept-language': 'tr' } });
    traffic.pages += 1;
    if (document.status !== 200) traffic.failed.push(`${path} was answered ${document.status}`);
    for (const name of filesIn(await document.text())) {
      const { status } = await browser.fetch(name);
      traffic.files += 1;
      if (status !== 200) traffic.failed.push(`${name} of ${path} was answered ${status}`);
    }
  } catch (error) {
    traffic.failed.push(`${path}: ${String(error)}`);
  } finally {
    browser.connection.close();
  }
}

/** Buyers and visitors until they are stopped. @param perMinute purchases that are begun */
export function startTraffic(shop: Shop, perMinute: number): Traffic {
  const open = new Set<Promise<void>>();
  let isOver = false;
  const traffic: Traffic = {
    bought: [],
    failed: [],
    pages: 0,
    files: 0,
    stop: async () => {
      isOver = true;
      await Promise.all([buyers, visitors]);
      await Promise.all(open);
    },
  };
  const begin = (productId: string) => {
    const one = buy(shop, productId).then(
      (bought) => {
        traffic.bought.push(bought);
      },
      (error) => {
        traffic.failed.push(`${productId}: ${String(error)}`);
      },
    );
    open.add(one);
    void one.finally(() => open.delete(one));
  };
  const buyers = (async () => {
    for (let at = 0; !isOver; at += 1) {
      begin(products[at % products.length] ?? '');
      await pause(60_000 / perMinute);
    }
  })();
  const visitors = (async () => {
    for (let at = 0; !isOver; at += 1) {
      await visit(shop, pages[at % pages.length] ?? '/', traffic);
      await pause(pauseMs);
    }
  })();
  return traffic;
}
