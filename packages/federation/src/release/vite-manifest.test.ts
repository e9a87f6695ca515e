import { expect, test } from 'vitest';
import { filesOf, type ViteManifest, without } from './vite-manifest.ts';

const manifest: ViteManifest = {
  'src/remote.ts': { file: 'remote.js', imports: ['_shared.js'] },
  'src/Form.tsx': { file: 'form.js', imports: ['_shared.js', '_inputs.js'], css: ['form.css'] },
  '_inputs.js': { file: 'inputs.js', imports: ['_shared.js'], css: ['inputs.css'] },
  '_shared.js': { file: 'shared.js', imports: ['_inputs.js'] },
  'src/tr.ts': { file: 'tr.js' },
};

test('a page needs its chunk, what that imports, and their styles, each once', () => {
  expect(filesOf(manifest, ['src/remote.ts', 'src/Form.tsx'])).toEqual({
    js: ['remote.js', 'shared.js', 'inputs.js', 'form.js'],
    css: ['inputs.css', 'form.css'],
  });
});

test('sources that the build does not know need nothing', () => {
  expect(filesOf(manifest, ['src/gone.ts'])).toEqual({ js: [], css: [] });
});

test('what is loaded already is not listed again', () => {
  const common = filesOf(manifest, ['src/Form.tsx']);
  expect(without(filesOf(manifest, ['src/Form.tsx', 'src/tr.ts']), common)).toEqual({
    js: ['tr.js'],
    css: [],
  });
});
