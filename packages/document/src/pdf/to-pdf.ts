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

/** A tagged PDF (PDF/UA-1), so that it is read out in order and its tables are tables. Takes the paper as JSON. */
export function toPdf(paper: string): Buffer {
  const pdf = typst().pdf({ mainFileContent: program, inputs: { paper } }, { pdfStandard: 'ua-1' });
  typst().evictCache(2);
  return pdf;
}
