import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { frameAddress, isFrameSignature } from './frame-signature.ts';

const origin = 'https://kaya.example';

test('the address names the page it is for, signed', () => {
  const address = new URL(frameAddress('https://kart.example', 'our secret', origin));
  expect(address.origin + address.pathname).toBe('https://kart.example/kart');
  const imza = createHmac('sha256', 'our secret').update('frame|https://kaya.example').digest('base64url');
  expect(Object.fromEntries(address.searchParams)).toEqual({ ust: origin, imza });
  expect(isFrameSignature('our secret', origin, imza)).toBe(true);
  expect(isFrameSignature('our secret', 'https://evil.example', imza)).toBe(false);
  expect(isFrameSignature('another', origin, imza)).toBe(false);
  expect(isFrameSignature('our secret', origin, '')).toBe(false);
});
