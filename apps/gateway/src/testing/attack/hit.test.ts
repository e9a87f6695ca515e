import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { markup } from './corpora.ts';
import { cellsOf } from './exports.ts';
import { brokenBy, strayHost } from './hit.ts';
import { openToOthers, standingIn, sweepFolder } from './sweep.ts';

const safe = { 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'none'" };
const answer = (status: number, text: string, headers: Record<string, string> = {}) => ({
  status,
  text,
  headers: new Headers({ ...safe, 'content-type': 'text/html; charset=utf-8', ...headers }),
});

test.each([
  ['a page', answer(200, '<p>a</p>')],
  ['a house that is not ready', answer(503, '<p>a</p>')],
  ['a way to a page of ours', answer(303, '', { location: '/odeme' })],
  ['markup in words', answer(404, '&lt;script&gt;')],
  [
    'markup in JSON, which nobody draws',
    answer(422, String(markup[0]), { 'content-type': 'application/json' }),
  ],
])('%s breaks nothing', (_what, seen) => {
  expect(brokenBy(seen)).toBeNull();
});

test.each([
  ['a fault', answer(500, '')],
  ['a neighbour’s fault', answer(502, '')],
  ['a script that came back', answer(404, `<p>${markup[0]}</p>`)],
  ['a host that only a header named', answer(200, `<link href="https://${strayHost}/">`)],
  ['a way to another site', answer(303, '', { location: '//evil.example' })],
  ['a way to a script', answer(303, '', { location: 'javascript:alert(1)' })],
  ['a header that was sent in', answer(200, '', { 'x-canary': '1' })],
  ['a frame of a stack', answer(400, 'at handle (/srv/a.ts:1:2)')],
  ['a file of the machine', answer(200, 'root:x:0:0:root:/root')],
  ['no nosniff', answer(200, '', { 'x-content-type-options': '' })],
])('%s is a breach', (_what, seen) => {
  expect(brokenBy(seen)).not.toBeNull();
});

test('a number is found in plain signs, in UTF-16 and in Base64, and in files', () => {
  const secret = '4111117419000005';
  const folder = mkdtempSync(join(tmpdir(), 'sweep-'));
  try {
    const forms = [Buffer.from(`a${secret}b`), Buffer.from(secret, 'utf16le'), Buffer.from(btoa(secret))];
    for (const form of forms) expect(standingIn('x', form, [secret])).toHaveLength(1);
    expect(standingIn('x', '411111741900000', [secret])).toEqual([]);
    const file = join(folder, 'log');
    writeFileSync(file, `{"card":"${secret}"}`, { mode: 0o600 });
    expect(sweepFolder(folder, [secret])).toEqual([`${secret} stands in ${file}`]);
    expect(openToOthers(folder)).toEqual([]);
    writeFileSync(join(folder, 'open'), '');
    /* a umask takes rights away from what is written */
    chmodSync(join(folder, 'open'), 0o644);
    expect(openToOthers(folder)).toEqual([join(folder, 'open')]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('cells of a file are read as a spreadsheet reads them', () => {
  expect(cellsOf('\ufeffNo;Ad\r\n1;"=1;""a"""\r\n;-5')).toEqual(['No', 'Ad', '1', '=1;"a"', '', '-5']);
});
