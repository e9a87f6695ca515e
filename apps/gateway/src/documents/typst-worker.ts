import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { finished, hasTextFromTheRight } from './spoken-order.ts';
import { withoutVowelSigns } from './vowel-signs.ts';

const require = createRequire(import.meta.url);
const folder = join(import.meta.dirname, 'typst');
const face = (family: string, weight: string) =>
  join(dirname(require.resolve(`@expo-google-fonts/${family}/package.json`)), weight);

const fontPaths = ['inter', 'vazirmatn'].flatMap((family) =>
  ['400Regular', '500Medium', '600SemiBold', '700Bold'].map((weight) => face(family, weight)),
);
const compiler = NodeCompiler.create({ workspace: folder, fontArgs: [{ fontPaths }] });
const [mainFilePath, sheetPath] = [join(folder, 'document.typ'), join(folder, 'sheet.json')];

/** To look for what may be forgotten takes half a millisecond, so it is done every so many papers. */
const papersBetween = 5;
/** After how many such looks what was laid out is forgotten when no paper had it meanwhile: insurers' sentences and our own are the same from paper to paper. About 2 MB a paper. */
const looksKept = 2;
let papersSet = 0;

function pdf(sheet: string, standard: 'a-2a' | '1.7'): Buffer {
  /* a file that is in memory alone: for words of a paper's own beside the template the typesetter makes all its names and functions anew */
  compiler.mapShadow(sheetPath, Buffer.from(withoutVowelSigns(sheet)));
  try {
    return compiler.pdf({ mainFilePath }, { pdfStandard: standard });
  } finally {
    compiler.unmapShadow(sheetPath);
    papersSet += 1;
    /* without this every document ever made stays in memory, failed ones too */
    if (papersSet % papersBetween === 0) compiler.evictCache(looksKept);
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
    const bytes = new Uint8Array(finished(render(sheet), hasTextFromTheRight(sheet)));
    parentPort?.postMessage({ id, bytes }, [bytes.buffer]);
  } catch {
    /* the compiler's message may quote the data */
    parentPort?.postMessage({ id, bytes: null });
  }
});
