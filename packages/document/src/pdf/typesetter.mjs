// The typesetter in a thread of its own: setting a long account takes a quarter of a second, and requests go on meanwhile.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

const require = createRequire(import.meta.url);
const font = (face) => readFileSync(require.resolve(`@expo-google-fonts/source-serif-4/${face}.ttf`));
const compiler = NodeCompiler.create({
  fontArgs: [
    {
      fontBlobs: [
        font('400Regular/SourceSerif4_400Regular'),
        font('400Regular_Italic/SourceSerif4_400Regular_Italic'),
        font('600SemiBold/SourceSerif4_600SemiBold'),
        font('700Bold/SourceSerif4_700Bold'),
      ],
    },
  ],
});

/* oxlint-disable unicorn/require-post-message-target-origin -- a thread's port, not a window */
parentPort.on('message', ({ id, program, paper }) => {
  try {
    const pdf = compiler.pdf({ mainFileContent: program, inputs: { paper } }, { pdfStandard: 'ua-1' });
    compiler.evictCache(2);
    parentPort.postMessage({ id, pdf });
  } catch (error) {
    parentPort.postMessage({ id, error: String(error.code ?? error) });
  }
});
