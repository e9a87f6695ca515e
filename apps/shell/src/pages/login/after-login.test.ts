import { expect, test } from 'vitest';
import { afterLogin } from './after-login.ts';

test.each([
  ['', '/policelerim'],
  ['donus=iptal', '/police-iptal-servisi'],
  ['donus=iptal&urun=dask', '/police-iptal-servisi?urun=dask'],
  ['donus=iptal&urun=//elsewhere.example', '/police-iptal-servisi'],
  ['donus=https://elsewhere.example', '/policelerim'],
])('after a login at ?%s comes %s', (query, path) => {
  expect(afterLogin(new URLSearchParams(query))).toBe(path);
});
