// The press in a thread of its own: setting a long account takes a second or more, and requests go on meanwhile.
import { parentPort } from 'node:worker_threads';
import { listToExcel } from '../excel/list-to-excel';
import { toExcel } from '../excel/to-excel';
import { bind } from '../pack/bind';
import type { Pack } from '../pack/pack';
import { withCertificate } from '../pack/sign';
import { toPdf } from '../pdf/to-pdf';
import type { List } from '../tree/list';
import type { Paper } from '../tree/paper';
import { toWord } from '../word/to-word';
import type { Asked, Made } from './press';

const renderers: Readonly<
  Record<Exclude<Asked['kind'], 'pack' | 'signed'>, (content: string) => Buffer | Promise<Buffer>>
> = {
  pdf: toPdf,
  docx: (paper) => toWord(JSON.parse(paper) as Paper),
  xlsx: (paper) => toExcel(JSON.parse(paper) as Paper),
  list: (list) => listToExcel(JSON.parse(list) as List),
};

async function bound(content: string, files: Asked['files'] = []): Promise<Made> {
  const answer = await bind(JSON.parse(content) as Pack, files);
  if ('faults' in answer) return { refused: answer };
  const { file, ...pack } = answer;
  return { file, pack };
}

async function made({ kind, content, files }: Asked): Promise<Made> {
  try {
    if (kind === 'pack') return await bound(content, files);
    if (kind === 'signed') return await withCertificate(content, files![0]!);
    return { file: await renderers[kind](content) };
  } catch (error) {
    return { error: String((error as { code?: unknown }).code ?? error) };
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
parentPort!.on('message', (asked: Asked) => void made(asked).then((answer) => parentPort!.postMessage(answer)));
