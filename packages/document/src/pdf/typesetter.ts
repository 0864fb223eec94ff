import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import * as typst from '@myriaddreamin/typst-ts-web-compiler';
import { fontBlobs } from './fonts';
import { program } from './program';

const require = createRequire(import.meta.url);

/** Sets a paper, given as JSON, and gives the PDF. */
export type Typesetter = (paper: string) => Buffer;

type Native = typeof import('@myriaddreamin/typst-ts-node-compiler');

/** The compiler built for this machine, where its maker has such a build. */
function native(): Typesetter | undefined {
  let compiler: NodeCompiler;
  try {
    const { NodeCompiler } = require('@myriaddreamin/typst-ts-node-compiler') as Native;
    compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs: fontBlobs() }] });
  } catch {
    return undefined;
  }
  return (paper) => {
    try {
      return compiler.pdf({ mainFileContent: program, inputs: { paper } }, { pdfStandard: 'ua-1' });
    } finally {
      compiler.evictCache(2);
    }
  };
}

const diagnosticsInFull = 3;

/** The same compiler as WebAssembly: it runs on every machine, three to five times slower, and warms up with the first paper. */
export async function portable(): Promise<Typesetter> {
  const wasm = require
    .resolve('@myriaddreamin/typst-ts-web-compiler')
    .replace(/[^/\\]+$/, 'typst_ts_web_compiler_bg.wasm');
  typst.initSync({ module: readFileSync(wasm) });
  const builder = new typst.TypstCompilerBuilder();
  builder.set_dummy_access_model();
  for (const blob of fontBlobs()) await builder.add_raw_font(blob);
  const compiler = await builder.build();
  compiler.add_source('/paper.typ', program);
  return (paper) => {
    const made = compiler.compile('/paper.typ', [['paper', paper]], 'pdf', diagnosticsInFull) as {
      result?: Uint8Array;
      diagnostics?: unknown;
    };
    compiler.reset();
    if (!made.result) throw new Error(`The paper could not be set: ${JSON.stringify(made.diagnostics)}`);
    return Buffer.from(made.result);
  };
}

let ready: Promise<Typesetter> | undefined;
/** Loaded with the first PDF. */
export const typesetter = (): Promise<Typesetter> => (ready ??= Promise.resolve(native() ?? portable()));
