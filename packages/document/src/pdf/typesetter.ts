import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import * as typst from '@myriaddreamin/typst-ts-web-compiler';
import { fontBlobs } from './fonts';
import { certificateProgram } from './certificate-program';
import { pictureProgram, stampProgram } from './pack-programs';

const require = createRequire(import.meta.url);

const programs = {
  picture: pictureProgram,
  stamps: stampProgram,
  certificate: certificateProgram,
} as const;

/** Which of the programs sets it; what it is about, as JSON; and the picture, for the one that shows one. */
export interface ToSet {
  readonly with: keyof typeof programs;
  readonly input: string;
  readonly picture?: Uint8Array;
}

/** Gives the PDF. */
export type Typesetter = (toSet: ToSet) => Buffer;
const pictureName = 'picture';

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
  return ({ with: which, input, picture }) => {
    try {
      if (picture) compiler.mapShadow(join(process.cwd(), pictureName), Buffer.from(picture));
      const asked = { mainFileContent: programs[which], inputs: { paper: input } };
      return compiler.pdf(asked, which === 'certificate' ? { pdfStandard: 'ua-1' } : {});
    } finally {
      if (picture) compiler.resetShadow();
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
  for (const [which, text] of Object.entries(programs)) compiler.add_source(`/${which}.typ`, text);
  return ({ with: which, input, picture }) => {
    if (picture) compiler.map_shadow(`/${pictureName}`, picture);
    const made = compiler.compile(`/${which}.typ`, [['paper', input]], 'pdf', diagnosticsInFull) as {
      result?: Uint8Array;
      diagnostics?: unknown;
    };
    if (picture) compiler.unmap_shadow(`/${pictureName}`);
    compiler.reset();
    if (!made.result) throw new Error(`The paper could not be set: ${JSON.stringify(made.diagnostics)}`);
    return Buffer.from(made.result);
  };
}

let ready: Promise<Typesetter> | undefined;
/** Loaded with the first PDF. */
export const typesetter = (): Promise<Typesetter> => (ready ??= Promise.resolve(native() ?? portable()));
