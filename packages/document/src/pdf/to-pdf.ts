import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { program } from './program';

const require = createRequire(import.meta.url);
const font = (face: string): Buffer => readFileSync(require.resolve(`@expo-google-fonts/source-serif-4/${face}.ttf`));

let compiler: NodeCompiler | undefined;

/** Loaded with the first PDF: on a platform without a build of it, Word and Excel go on. */
function typst(): NodeCompiler {
  if (compiler) return compiler;
  const native =
    require('@myriaddreamin/typst-ts-node-compiler') as typeof import('@myriaddreamin/typst-ts-node-compiler');
  const fontBlobs = [
    font('400Regular/SourceSerif4_400Regular'),
    font('400Regular_Italic/SourceSerif4_400Regular_Italic'),
    font('600SemiBold/SourceSerif4_600SemiBold'),
    font('700Bold/SourceSerif4_700Bold'),
  ];
  return (compiler = native.NodeCompiler.create({ fontArgs: [{ fontBlobs }] }));
}

/** What the compiler says the typeface has no sign for, as it stands in the paper: '🏠', or '\\u{200d}' for what is not seen. */
const lackingIn = (error: unknown): string[] =>
  [...String((error as { code?: unknown }).code ?? error).matchAll(/the text `\\?"(.+?)\\?"` could not be displayed/g)]
    .map(([, said]) =>
      said!.replace(/\\{1,4}u\{([0-9a-f]{1,6})\}/g, (_, point: string) => String.fromCodePoint(parseInt(point, 16))),
    )
    .filter((text) => /\P{ASCII}/u.test(text));

/** Marks and joins are left out; any other sign leaves a box in its place, so that it is seen that something stood there. */
const inItsPlace = (text: string): string => (/^[\p{Cf}\p{M}]+$/u.test(text) ? '' : '\u25a1');

function set(paper: string): Buffer {
  return typst().pdf({ mainFileContent: program, inputs: { paper } }, { pdfStandard: 'ua-1' });
}

/**
 * A tagged PDF (PDF/UA-1), so that it is read out in order and its tables are tables. Takes the paper as JSON. The standard
 * refuses a page with a sign the typeface lacks; one emoji in a description must not cost the firm its account.
 */
export function toPdf(paper: string): Buffer {
  try {
    return set(paper);
  } catch (error) {
    const lacking = lackingIn(error);
    if (lacking.length === 0) throw error;
    return set(lacking.reduce((mended, text) => mended.replaceAll(text, inItsPlace(text)), paper));
  } finally {
    typst().evictCache(2);
  }
}
