import { type Format, PressStopped } from '@boedel/document/press/press';
import { print } from '@boedel/document/press/print';
import type { Paper } from '@boedel/document/tree/paper';
import type { Download } from '../http/handler';
import { Away } from '../problems';

const contentTypes: Readonly<Record<Format, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** A paper as a file to save. */
export async function paperFile(paper: Paper, format: Format, name: string): Promise<Download> {
  const content = await print(paper, format).catch((cause: unknown) => {
    if (!(cause instanceof PressStopped)) throw cause;
    throw new Away('The document could not be made just now. Nothing was lost; ask for it again in a moment.', {
      cause,
    });
  });
  return { filename: `${name}.${format}`, contentType: contentTypes[format], content };
}
