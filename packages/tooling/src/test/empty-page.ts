import { afterAll } from 'vitest';

/* Test files of one worker share a document: what one leaves standing in it would be found by another. */
const page = globalThis as { document?: { body: { replaceChildren: () => void } } };
afterAll(() => page.document?.body.replaceChildren());
