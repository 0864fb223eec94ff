import type { Paper } from '@boedel/document/tree/paper';
import type { Download } from '../http/handler';

/** Each is loaded when it is first asked for: a server that prints nothing need not carry them. */
const formats = {
  pdf: {
    write: async (paper: Paper) => (await import('@boedel/document/pdf/to-pdf')).toPdf(paper),
    contentType: 'application/pdf',
  },
  docx: {
    write: async (paper: Paper) => (await import('@boedel/document/word/to-word')).toWord(paper),
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  xlsx: {
    write: async (paper: Paper) => (await import('@boedel/document/excel/to-excel')).toExcel(paper),
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
} as const;

/** A paper as a file to save. */
export async function paperFile(paper: Paper, format: keyof typeof formats, name: string): Promise<Download> {
  const { write, contentType } = formats[format];
  return { filename: `${name}.${format}`, contentType, content: await write(paper) };
}
