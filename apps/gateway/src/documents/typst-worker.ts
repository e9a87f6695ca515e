import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { finished } from './spoken-order.ts';
import { withoutVowelSigns } from './vowel-signs.ts';

const require = createRequire(import.meta.url);
const folder = join(import.meta.dirname, 'typst');
const face = (family: string, weight: string) =>
  join(dirname(require.resolve(`@expo-google-fonts/${family}/package.json`)), weight);

const fontPaths = ['inter', 'vazirmatn'].flatMap((family) =>
  ['400Regular', '500Medium', '600SemiBold', '700Bold'].map((weight) => face(family, weight)),
);
const compiler = NodeCompiler.create({ workspace: folder, fontArgs: [{ fontPaths }] });

/** How many papers later what was laid out is forgotten when none had it: insurers' sentences and our own are the same from paper to paper. About 2 MB each. */
const papersKept = 10;

function pdf(sheet: string, standard: 'a-2a' | '1.7'): Buffer {
  try {
    return compiler.pdf(
      {
        mainFilePath: join(folder, 'document.typ'),
        inputs: { sheet: withoutVowelSigns(sheet) },
      },
      { pdfStandard: standard },
    );
  } finally {
    /* without this every document ever made stays in memory, failed ones too */
    compiler.evictCache(papersKept);
  }
}

/**
 * PDF/A-2a wants a glyph for every character. A name in a script our fonts do not hold is printed as far as they can
 * in an ordinary PDF rather than not at all.
 */
function render(sheet: string): Buffer {
  try {
    return pdf(sheet, 'a-2a');
  } catch {
    return pdf(sheet, '1.7');
  }
}

parentPort?.on('message', ({ id, sheet }: { id: number; sheet: string }) => {
  try {
    const bytes = new Uint8Array(finished(render(sheet)));
    parentPort?.postMessage({ id, bytes }, [bytes.buffer]);
  } catch {
    /* the compiler's message may quote the data */
    parentPort?.postMessage({ id, bytes: null });
  }
});
