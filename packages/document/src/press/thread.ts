// The press in a thread of its own: setting a long account takes a second or more, and requests go on meanwhile.
import { parentPort } from 'node:worker_threads';
import { listToExcel } from '../excel/list-to-excel';
import { toExcel } from '../excel/to-excel';
import { bind } from '../pack/bind';
import type { PaperPack } from '../pack/pack';
import { addCertificate } from '../pack/sign';
import { toPdf } from '../pdf/to-pdf';
import type { ListPaper } from '../tree/list';
import type { Paper } from '../tree/paper';
import { toWord } from '../word/to-word';
import type { PressRequest, PressResult } from './press';

const renderers: Readonly<
  Record<Exclude<PressRequest['kind'], 'pack' | 'signed'>, (content: string) => Buffer | Promise<Buffer>>
> = {
  pdf: toPdf,
  docx: (paper) => toWord(JSON.parse(paper) as Paper),
  xlsx: (paper) => toExcel(JSON.parse(paper) as Paper),
  list: (list) => listToExcel(JSON.parse(list) as ListPaper),
};

async function bindPack(content: string, files: PressRequest['files'] = []): Promise<PressResult> {
  const answer = await bind(JSON.parse(content) as PaperPack, files);
  if ('faults' in answer) return { refused: answer };
  const { file, ...pack } = answer;
  return { file, pack };
}

async function makePaper({ kind, content, files }: PressRequest): Promise<PressResult> {
  try {
    if (kind === 'pack') return await bindPack(content, files);
    if (kind === 'signed') return await addCertificate(content, files![0]!);
    return { file: await renderers[kind](content) };
  } catch (error) {
    return { error: String((error as { code?: unknown }).code ?? error) };
  }
}

async function answerRequest(request: PressRequest): Promise<void> {
  const answer = await makePaper(request);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
  parentPort!.postMessage(answer);
}

parentPort!.on('message', (request: PressRequest) => void answerRequest(request));
