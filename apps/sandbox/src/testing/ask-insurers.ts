import { insurerQuoteRequestSchema } from '@sigorta/contracts/upstream/insurer';
import { defaultConfig } from '../config.ts';
import { faultBoard } from '../faults.ts';
import type { insurerList } from '../insurers/directory.ts';
import { parsed } from '../insurers/json-routes.ts';
import { quote } from '../insurers/quote.ts';
import { readSoap, soapForm, soapMessage } from '../insurers/soap/envelope.ts';
import { jsonForm } from '../insurers/wire-form.ts';
import { loadProducts } from '../products.ts';
import type { Sandbox } from '../sandbox.ts';
import { openBlobs } from '../store/blobs.ts';
import { openStore } from '../store/store.ts';
import type { World } from '../world.ts';
import { key } from './insurer-client.ts';

/** What is asked of an insurer; its wire makes a message of it. */
export interface Question {
  product: string;
  reference: string;
  language: string;
  application: object;
  phase?: 'price' | 'whole';
}
export type Answer = Record<string, unknown>;
type Insurer = (typeof insurerList)[number];

/** How one insurer answers a question. */
export type Ask = (insurer: Insurer, question: Question) => Answer | Promise<Answer>;

/** The world of a sandbox that listens nowhere. */
export const worldBelow = async (root: string, clock: () => Date): Promise<World> => ({
  config: { ...defaultConfig, root },
  clock,
  store: openStore(null),
  blobs: openBlobs(null),
  faults: faultBoard(),
  products: await loadProducts(root),
  urls: { main: '', acs: '', smtp: '' },
  closing: new AbortController().signal,
});

/** The same function that an insurer's door calls, asked in this thread. Nothing is kept of a question. */
export const askBelow =
  (world: World) =>
  (insurer: Insurer, question: Question): Answer => {
    world.store.clear();
    return { ...quote(world, insurer, parsed(insurerQuoteRequestSchema, question)) };
  };

const soapAnswer = 'QuoteResponse';

/** An answer as a client reads it, once it went over the insurer's wire. */
export const readBack = (insurer: Insurer, answer: Answer): Answer =>
  insurer.wire === 'json'
    ? JSON.parse(jsonForm.answer(answer))
    : readSoap(soapForm(soapAnswer).answer(answer), soapAnswer);

/** Over the insurer's own wire, JSON or SOAP. */
export const askOverTheWire =
  ({ urls }: Sandbox) =>
  async (insurer: Insurer, question: Question): Promise<Answer> => {
    const base = `${urls.main}/insurers/${insurer.id}/v1`;
    if (insurer.wire === 'json') {
      const answer = await fetch(`${base}/quotes`, {
        method: 'POST',
        headers: { ...key, 'content-type': 'application/json' },
        body: JSON.stringify(question),
      });
      return (await answer.json()) as Answer;
    }
    const answer = await fetch(`${base}/soap`, {
      method: 'POST',
      headers: { ...key, 'content-type': 'text/xml', soapaction: 'urn:insurer:v1#Quote' },
      body: soapMessage('QuoteRequest', question),
    });
    return readSoap(await answer.text(), soapAnswer);
  };
