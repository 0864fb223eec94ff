import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { message } from '@boedel/domain/law/message';
import { joinInPieces } from '../in-pieces';
import { BadInputProblem, TooLarge } from '../problems';

/** A file as it was sent with a call. */
export interface SentFile {
  readonly name: string;
  readonly content: Uint8Array;
}

export interface SentUpload {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: readonly SentFile[];
}

interface UploadLimits {
  readonly UPLOAD_MB: number;
  readonly UPLOAD_FILES: number;
}

/** Refuses more than is accepted, with the limit. */
const createLimitErrors = ({
  UPLOAD_MB: megabytes,
  UPLOAD_FILES: count,
}: UploadLimits): Readonly<Record<string, TooLarge>> => ({
  FST_REQ_FILE_TOO_LARGE: new TooLarge(
    message('A file may have at most {megabytes} MB. Send a smaller one, or send it in parts.', { megabytes }),
  ),
  FST_FILES_LIMIT: new TooLarge(message('Send at most {count} files at a time.', { count })),
});

/** What came of a file; one that is too large is read to its end, so that the answer is heard. */
async function readContent(file: MultipartFile['file'], limits: UploadLimits): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of file) chunks.push(chunk as Uint8Array);
  if (file.truncated) throw createLimitErrors(limits)['FST_REQ_FILE_TOO_LARGE']!;
  return joinInPieces(chunks);
}

/** A call's files and the fields beside them. Read only once it is known who sends them. */
export async function readUpload(request: FastifyRequest, limits: UploadLimits): Promise<SentUpload> {
  if (!request.isMultipart()) throw new BadInputProblem({ file: ['Send the file as multipart/form-data.'] });
  const fields: Record<string, string> = {};
  const files: SentFile[] = [];
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') files.push({ name: part.filename, content: await readContent(part.file, limits) });
      else fields[part.fieldname] = String(part.value);
    }
  } catch (error) {
    throw createLimitErrors(limits)[(error as { code?: string }).code ?? ''] ?? error;
  }
  if (files.length === 0) throw new BadInputProblem({ file: ['Choose a file to send.'] });
  return { fields, files };
}
