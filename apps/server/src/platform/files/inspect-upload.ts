import { createHash } from 'node:crypto';
import { isRefused, type Outcome, refuse } from '@boedel/domain/law/refusal';
import { said } from '@boedel/domain/law/said';
import { contentTypeOf } from './content-type';
import type { Inspected, ToInspect } from './inspect-upload.job';
import { pdfHasScript } from './pdf-script';
import { pixelsOf } from './picture-size';

function tooManyPixels(content: Uint8Array, most: number) {
  const pixels = pixelsOf(content) ?? 0;
  if (pixels <= most) return undefined;
  return refuse(
    'file',
    said('The picture has {have} megapixels. Save it with at most {most} and send it again.', {
      have: Math.ceil(pixels / 1_000_000),
      most: Math.floor(most / 1_000_000),
    }),
  );
}

/** What the bytes of a file are, in the thread that reads what was sent. */
export function inspectUpload({ name, content, kinds, pixels }: ToInspect): Outcome<Inspected> {
  const sha256 = createHash('sha256').update(content).digest('hex');
  if (!kinds) return { contentType: 'application/octet-stream', sha256, hasScript: false };
  const contentType = contentTypeOf(name, content, kinds);
  if (isRefused(contentType)) return contentType;
  const tooLarge = contentType.startsWith('image/')
    ? tooManyPixels(content, Math.min(pixels, kinds.mostPixels ?? Infinity))
    : undefined;
  if (tooLarge) return tooLarge;
  return { contentType, sha256, hasScript: contentType === 'application/pdf' && pdfHasScript(content) };
}
