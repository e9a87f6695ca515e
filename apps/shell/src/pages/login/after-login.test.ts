import { expect, test } from 'vitest';
import { afterLogin } from './after-login.ts';

const products = [{ id: 'pet', paths: { form: '/pati-sigortasi', policy: '/pati-police-pdf' } }];

test.each([
  ['', '/policelerim'],
  ['bolum=teklifler', '/policelerim?bolum=teklifler'],
  ['bolum=//elsewhere.example', '/policelerim'],
  ['donus=iptal', '/police-iptal-servisi'],
  ['donus=iptal&urun=dask', '/police-iptal-servisi?urun=dask'],
  ['donus=iptal&urun=//elsewhere.example', '/police-iptal-servisi'],
  ['donus=https://elsewhere.example', '/policelerim'],
  ['donus=satin-alma&urun=pet&satin-alma=order-1234567890', '/pati-police-pdf?satin-alma=order-1234567890'],
  ['donus=satin-alma&urun=pet&satin-alma=//elsewhere.example', '/policelerim'],
  ['donus=satin-alma&urun=nothing-sold&satin-alma=order-1234567890', '/policelerim'],
  ['donus=policem&satin-alma=order-1234567890', '/policem/order-1234567890/'],
  ['donus=policem&satin-alma=//elsewhere.example', '/policelerim'],
  ['satin-alma=order-1234567890', '/policelerim'],
])('after a login at ?%s comes %s', (query, path) => {
  expect(afterLogin(new URLSearchParams(query), products)).toBe(path);
});
