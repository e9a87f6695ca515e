import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DiscoveredProduct } from '@sigorta/product-kit/discover';
import { testProduct, testProducts } from './test-product.ts';

/** A car of the tests and the two numbers of its paper. */
export const key = { plate: '34ELF728', documentSerial: 'AB123456' };
export const car = {
  makeAndModel: 'Fiat Egea 1.4',
  modelYear: 2023,
  vehicleType: 'car',
  usage: 'private',
  province: 34,
  valueBand: 'upTo1500',
  noClaimsStep: 6,
};

/** What a page sends. */
export const asked = { product: testProduct.id, ...key };

const found = testProducts.get(testProduct.id) as DiscoveredProduct;

/** The product of the tests, its car found by a register that fills these facts in. */
export const carProducts = (
  facts = Object.keys(car) as (keyof typeof car)[],
): ReadonlyMap<string, DiscoveredProduct> =>
  new Map([
    [
      testProduct.id,
      {
        ...found,
        product: {
          ...testProduct,
          register: {
            by: { plate: 'plate', documentSerial: 'licenceSerial' },
            fills: facts.map((fact) => ({ fact, field: fact })),
          },
        },
      },
    ],
  ]);

export interface VehicleRegisterOfTests {
  url: string;
  /** what it was asked */
  seen: { line: string; body: string }[];
  /** answers this from now on */
  says: (answer: { status: number; body: string }) => void;
  /** answers a car from now on; what was seen is forgotten */
  knows: (facts: object) => void;
  /** keeps everybody waiting until so many wait, then answers them all */
  gather: (count: number) => void;
  close: () => Promise<void>;
}

/** A register of vehicles on a port of its own. */
export async function openVehicleRegister(): Promise<VehicleRegisterOfTests> {
  let answer = { status: 200, body: '' };
  let gathered = 0;
  let waiting: (() => void)[] = [];
  const seen: VehicleRegisterOfTests['seen'] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    seen.push({ line: `${request.method} ${request.url}`, body });
    const reply = () =>
      void response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
    waiting.push(reply);
    if (waiting.length < gathered) return;
    const all = waiting;
    waiting = [];
    for (const one of all) one();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/vehicles`,
    seen,
    says: (given) => {
      answer = given;
    },
    knows: (facts) => {
      answer = { status: 200, body: JSON.stringify(facts) };
      gathered = 0;
      seen.length = 0;
    },
    gather: (count) => {
      gathered = count;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
