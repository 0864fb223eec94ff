import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import * as typst from '@myriaddreamin/typst-ts-web-compiler';

const require = createRequire(import.meta.url);

/**
 * A picture on a page of its own, upright or across as the picture is, and never larger than it is. Typst reads every
 * kind of picture that may be filed. What it is about reaches it as data, never as markup.
 */
const program = String.raw`
#let about = json(bytes(sys.inputs.paper))
#let shown = image(read("picture", encoding: none), alt: about.title, fit: "contain")
#set document(title: about.title)
#set page(width: auto, height: auto, margin: 0pt)
#context {
  let size = measure(shown)
  let lies = size.width > size.height
  let (width, height) = if lies { (297mm, 210mm) } else { (210mm, 297mm) }
  let room = (width: width - 28mm, height: height - 34mm)
  let scale = calc.min(1, room.width / size.width, room.height / size.height)
  box(width: width, height: height, align(center + horizon, image(
    read("picture", encoding: none),
    alt: about.title,
    width: size.width * scale,
    height: size.height * scale,
  )))
}
`;
const pictureName = 'picture';

/** Gives the PDF. */
type PictureSetter = (title: string, picture: Uint8Array) => Buffer;
type NativeTypst = typeof import('@myriaddreamin/typst-ts-node-compiler');

/** The compiler built for this machine, where its maker has such a build. */
function loadNativeSetter(): PictureSetter | undefined {
  let compiler: NodeCompiler;
  try {
    const { NodeCompiler } = require('@myriaddreamin/typst-ts-node-compiler') as NativeTypst;
    compiler = NodeCompiler.create({});
  } catch {
    return undefined;
  }
  return (title, picture) => {
    try {
      compiler.mapShadow(join(process.cwd(), pictureName), Buffer.from(picture));
      return compiler.pdf({ mainFileContent: program, inputs: { paper: JSON.stringify({ title }) } }, {});
    } finally {
      compiler.resetShadow();
      compiler.evictCache(2);
    }
  };
}

const diagnosticsInFull = 3;

/** The same compiler as WebAssembly: it runs on every machine. */
async function loadPortableSetter(): Promise<PictureSetter> {
  const wasm = require
    .resolve('@myriaddreamin/typst-ts-web-compiler')
    .replace(/[^/\\]+$/, 'typst_ts_web_compiler_bg.wasm');
  typst.initSync({ module: readFileSync(wasm) });
  const builder = new typst.TypstCompilerBuilder();
  builder.set_dummy_access_model();
  const compiler = await builder.build();
  compiler.add_source('/page.typ', program);
  return (title, picture) => {
    compiler.map_shadow(`/${pictureName}`, picture);
    const made = compiler.compile('/page.typ', [['paper', JSON.stringify({ title })]], 'pdf', diagnosticsInFull) as {
      result?: Uint8Array;
      diagnostics?: unknown;
    };
    compiler.unmap_shadow(`/${pictureName}`);
    compiler.reset();
    if (!made.result) throw new Error(`The picture could not be set: ${JSON.stringify(made.diagnostics)}`);
    return Buffer.from(made.result);
  };
}

let ready: PictureSetter | undefined;
let portableOne: Promise<PictureSetter> | undefined;
/** Loaded with the first picture. The native one reads no file that is not on disk on every system; the portable one does. */
export async function drawPicturePage(title: string, picture: Uint8Array): Promise<Uint8Array> {
  ready ??= loadNativeSetter();
  try {
    if (ready) return ready(title, picture);
  } catch {
    // The portable one says what is wrong with it, if anything is.
  }
  return (await (portableOne ??= loadPortableSetter()))(title, picture);
}
