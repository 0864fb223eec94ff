import { type PaperFormat, PressStoppedError } from '@boedel/document/press/press';
import { print, printList, printPack, printSigned } from '@boedel/document/press/print';
import type { ListPaper } from '@boedel/document/tree/list';
import type { Paper } from '@boedel/document/tree/paper';
import type { Download } from '../files/download';
import { Unavailable } from '../problems';

const contentTypes: Readonly<Record<PaperFormat, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Nothing is wrong with what was asked for: whoever asked may ask again. */
export async function refuseIfStopped<T>(making: Promise<T>): Promise<T> {
  try {
    return await making;
  } catch (cause) {
    if (!(cause instanceof PressStoppedError)) throw cause;
    throw new Unavailable('We could not create the document just now. Nothing was lost; try again in a moment.', {
      cause,
    });
  }
}

/** A paper as a file to save. */
export async function createPaperFile(paper: Paper, format: PaperFormat, name: string): Promise<Download> {
  const content = await refuseIfStopped(print(paper, format));
  return { filename: `${name}.${format}`, contentType: contentTypes[format], content };
}

/** A list as a workbook to save. */
export async function listFile(list: ListPaper, name: string): Promise<Download> {
  const content = await refuseIfStopped(printList(list));
  return { filename: `${name}.xlsx`, contentType: contentTypes.xlsx, content };
}

/** Papers bound as one PDF, or which of them cannot be taken in. */
export const createPackFile = (...pack: Parameters<typeof printPack>): ReturnType<typeof printPack> =>
  refuseIfStopped(printPack(...pack));

/** A PDF with the certificate of its signatures, or why it cannot be had. */
export const createSignedFile = (...signed: Parameters<typeof printSigned>): ReturnType<typeof printSigned> =>
  refuseIfStopped(printSigned(...signed));
