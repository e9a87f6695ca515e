import { expect, test } from 'vitest';
import { importsOf, withStaticImports } from './static-imports.ts';

test.each([
  ['import{a as b}from"./x.js";', ['/r/x.js']],
  ['import"./x.js";import c,{d}from"../y.js";', ['/r/x.js', '/y.js']],
  ['const z=1;export{e}from"./x.js";', ['/r/x.js']],
  ['const load=()=>import("./later.js");', []],
  ['import{useState}from"react";', []],
])('%s imports %j', (code, expected) => {
  expect(importsOf(code, '/r/a.js')).toEqual(expected);
});

test('imports of imports count once, circles end', () => {
  const files: Record<string, string> = {
    '/a.js': 'import"./b.js";',
    '/b.js': 'import"./c.js";import"./a.js";',
    '/c.js': '',
  };
  expect(withStaticImports(['/a.js', '/b.js'], (address) => files[address] ?? '')).toEqual([
    '/a.js',
    '/b.js',
    '/c.js',
  ]);
});
