import '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { BadInput } from '../problems';

/** A file as it was sent with a call. */
export interface SentFile {
  readonly name: string;
  readonly content: Uint8Array;
}

export interface Sent {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: readonly SentFile[];
}

/** A call's files and the fields beside them. Read only once it is known who sends them. */
export async function readUpload(request: FastifyRequest): Promise<Sent> {
  if (!request.isMultipart()) throw new BadInput({ file: ['Send the file as multipart/form-data.'] });
  const fields: Record<string, string> = {};
  const files: SentFile[] = [];
  for await (const part of request.parts()) {
    if (part.type === 'file') files.push({ name: part.filename, content: await part.toBuffer() });
    else fields[part.fieldname] = String(part.value);
  }
  if (files.length === 0) throw new BadInput({ file: ['Choose a file to send.'] });
  return { fields, files };
}
