import { expect, test } from 'vitest';
import { qrPath } from './qr-path.ts';

test('a link becomes squares with a white frame around', () => {
  const { path, size } = qrPath('https://sigorta.example/yurtdisi-teklifler?kayit=abcdefghijklmnop');
  expect(size).toBeGreaterThan(8 + 20);
  const squares = path.split('z').filter(Boolean);
  expect(squares.length).toBeGreaterThan(300);
  for (const square of squares) {
    const [x = -1, y = -1] = (/^M(\d+) (\d+)h1v1h-1$/.exec(square) ?? []).slice(1).map(Number);
    expect(x >= 4 && y >= 4 && x < size - 4 && y < size - 4, square).toBe(true);
  }
});

test('another link is another code', () => {
  expect(qrPath('https://a.example/1').path).not.toBe(qrPath('https://a.example/2').path);
});
