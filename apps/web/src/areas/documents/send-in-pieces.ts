import type { WireAnswer, WireBody } from '@boedel/contract/call';
import { documentUploadCalls } from '@boedel/contract/documents/documents.calls';
import { CallError } from '../../client/errors';
import { send } from '../../client/send';

const pieceSize = 512 * 1024;
const longestWaitMs = 15_000;

export type FiledUpload = WireAnswer<typeof documentUploadCalls.finishUpload>;
export type UploadDetails = Omit<WireBody<typeof documentUploadCalls.finishUpload>, 'uploadID'>;

export interface UploadInPieces {
  readonly matterID: number;
  readonly about?: UploadDetails;
  readonly signal: AbortSignal;
  readonly onSent: (bytes: number) => void;
  /** No answer came; it is tried again by itself. */
  readonly onLost: () => void;
  /** How long to wait before the nth try; a test waits less. */
  readonly waitMs?: (tries: number) => number;
}

/** No answer at all, or one that says to come back: trying again can help. */
const isPassing = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 0 || error.status === 429 || error.status >= 502);

/** Until the time is over, the connection is back, or it is not wanted any more. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const stopWaiting = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', stopWaiting);
      signal.removeEventListener('abort', stopWaiting);
      resolve();
    };
    const timer = setTimeout(stopWaiting, ms);
    window.addEventListener('online', stopWaiting);
    signal.addEventListener('abort', stopWaiting);
  });

/**
 * Sends a file piece by piece and files it. After a lost connection the server is asked how much of it is there, and it
 * goes on from that; also when the same file is chosen again after the page was closed.
 */
export async function sendInPieces(file: File, sending: UploadInPieces): Promise<FiledUpload> {
  const { matterID, about = {}, signal, onSent, onLost } = sending;
  const waitMs = sending.waitMs ?? ((tries) => Math.min(longestWaitMs, 1000 * 2 ** tries));
  const options = { quiet: true, silent: true, signal };
  const fingerprint = `${file.name} ${file.size} ${file.lastModified}`;
  for (let tries = 0; ;) {
    try {
      let { uploadID, offset } = await send(
        documentUploadCalls.beginUpload,
        { body: { matterID, name: file.name, size: file.size, fingerprint } },
        options,
      );
      onSent(offset);
      while (offset < file.size) {
        const piece = new File([file.slice(offset, offset + pieceSize)], 'piece');
        const next = await send(documentUploadCalls.sendPiece, { body: { uploadID, offset }, files: [piece] }, options);
        if (next.offset > offset) tries = 0;
        ({ uploadID, offset } = next);
        onSent(offset);
      }
      return await send(documentUploadCalls.finishUpload, { body: { uploadID, ...about } }, options);
    } catch (error) {
      if (signal.aborted || !isPassing(error)) throw error;
      onLost();
      await pause(waitMs(tries), signal);
      tries += 1;
      if (signal.aborted) throw error;
    }
  }
}
