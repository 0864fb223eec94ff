import { createHash } from 'node:crypto';
import { isRefused, type Outcome, refuse } from '@boedel/domain/law/refusal';
import { message } from '@boedel/domain/law/message';
import { readContentType } from './content-type';
import type { Inspected, ToInspect } from './inspect-upload.job';
import { hasPdfScript } from './pdf-script';
import { readPixels } from './picture-size';

function hasTooManyPixels(content: Uint8Array, most: number) {
  const pixels = readPixels(content) ?? 0;
  if (pixels <= most) return undefined;
  return refuse(
    'file',
    message('The picture has {have} megapixels. Save it with at most {most} and send it again.', {
      have: Math.ceil(pixels / 1_000_000),
      most: Math.floor(most / 1_000_000),
    }),
  );
}

/** What the bytes of a file are, in the thread that reads what was sent. */
export async function inspectUpload({ name, content, kinds, pixels }: ToInspect): Promise<Outcome<Inspected>> {
  const sha256 = createHash('sha256').update(content).digest('hex');
  if (!kinds) return { contentType: 'application/octet-stream', sha256, hasScript: false };
  const contentType = readContentType(name, content, kinds);
  if (isRefused(contentType)) return contentType;
  const tooLarge = contentType.startsWith('image/')
    ? hasTooManyPixels(content, Math.min(pixels, kinds.mostPixels ?? Infinity))
    : undefined;
  if (tooLarge) return tooLarge;
  const hasScript = contentType === 'application/pdf' && (hasPdfScript(content) || (await hasActions(content)));
  return { contentType, sha256, hasScript };
}

/** The reader of PDF files is large and comes with the first of them. */
async function hasActions(content: Uint8Array): Promise<boolean> {
  const { hasPdfActions } = await import('@boedel/document/read/has-pdf-actions');
  return hasPdfActions(content);
}
