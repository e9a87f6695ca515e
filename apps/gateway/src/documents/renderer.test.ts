import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { createRenderer, RenderError, type Urgency } from './renderer.ts';
import type { Sheet } from './sheet.ts';

/** Answers with the number of documents it has made; some titles misbehave. */
const code = `
const { parentPort } = require('node:worker_threads');
let made = 0;
parentPort.on('message', ({ id, sheet: text }) => {
  const sheet = JSON.parse(text);
  if (sheet.title === 'hang') for (;;);
  if (sheet.title === 'die') process.exit(1);
  made += 1;
  parentPort.postMessage({ id, bytes: sheet.title === 'bad' ? null : new Uint8Array([made]) });
});`;

const renderer = (limitMs = 60_000, mostAsked = 20) => {
  const render = createRenderer(() => new Worker(code, { eval: true }), { limitMs, mostAsked });
  return (title: string, urgency: Urgency) => render({ title } as Sheet, urgency);
};
const first = new Uint8Array([1]);

test('a document that takes too long fails, and a new worker makes those that wait', async () => {
  const render = renderer(1_500);
  const hanging = render('hang', 'bought');
  const after = [render('good', 'asked'), render('good', 'bought')];
  await expect(hanging).rejects.toThrow(new RenderError('the document took too long'));
  expect(await Promise.all(after)).toEqual([new Uint8Array([2]), first]);
});

test('a worker that dies takes one document along', async () => {
  const render = renderer();
  const dying = render('die', 'bought');
  const after = render('good', 'bought');
  await expect(dying).rejects.toThrow(new RenderError('the renderer ended'));
  expect(await after).toEqual(first);
});

test('one that cannot be set fails alone, in the same worker', async () => {
  const render = renderer();
  await expect(render('bad', 'asked')).rejects.toThrow(RenderError);
  expect(await render('good', 'asked')).toEqual(new Uint8Array([2]));
});

test('what was bought goes before what was asked for, which is refused beyond a bound', async () => {
  const render = renderer(60_000, 2);
  const order: string[] = [];
  const made = (name: string, urgency: Urgency) => render('good', urgency).then(() => order.push(name));
  const all = [made('running', 'asked'), made('asked 1', 'asked'), made('asked 2', 'asked')];
  await expect(render('good', 'asked')).rejects.toMatchObject({ code: 'service-unavailable' });
  all.push(made('bought', 'bought'));
  await Promise.all(all);
  expect(order).toEqual(['running', 'bought', 'asked 1', 'asked 2']);
});
