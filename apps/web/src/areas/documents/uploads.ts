import { documentUploadCalls } from '@boedel/contract/documents/documents.calls';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { CallError } from '../../client/errors';
import { readAgain } from '../../client/hooks';
import { t } from '../../i18n/t';
import { type UploadDetails, sendInPieces } from './send-in-pieces';

const atOnce = 2;

export interface UploadInHand {
  readonly key: number;
  readonly matterID: number;
  readonly file: File;
  readonly about: UploadDetails;
  readonly sent: number;
  readonly state: 'waiting' | 'sending' | 'lost' | 'failed' | 'done';
  readonly error?: string;
}

/** What is on its way in: kept beside the screens, so that looking at another tab stops nothing. */
let all: readonly UploadInHand[] = [];
let serial = 0;
const stops = new Map<number, AbortController>();
const listeners = new Set<() => void>();

function setUploads(next: readonly UploadInHand[]): void {
  all = next;
  for (const listener of listeners) listener();
}
const changeUpload = (key: number, over: Partial<UploadInHand>): void =>
  setUploads(all.map((one) => (one.key === key ? { ...one, ...over } : one)));

function sendNextUpload(client: QueryClient): void {
  const busy = all.filter(({ state }) => state === 'sending' || state === 'lost').length;
  const next = busy < atOnce ? all.find(({ state }) => state === 'waiting') : undefined;
  if (!next) return;
  void sendUpload(next, client).finally(() => sendNextUpload(client));
  sendNextUpload(client);
}

async function sendUpload({ key, file, matterID, about }: UploadInHand, client: QueryClient): Promise<void> {
  const stop = new AbortController();
  stops.set(key, stop);
  changeUpload(key, { state: 'sending' });
  try {
    await sendInPieces(file, {
      matterID,
      about,
      signal: stop.signal,
      onSent: (sent) => changeUpload(key, { sent, state: 'sending' }),
      onLost: () => changeUpload(key, { state: 'lost' }),
    });
    changeUpload(key, { state: 'done', sent: file.size });
    await readAgain(client, documentUploadCalls.finishUpload);
  } catch (error) {
    const words = error instanceof CallError ? Object.values(error.fields).flat()[0] : undefined;
    const message =
      words ?? (error instanceof CallError ? error.message : t('The file could not be read. Choose it again.'));
    if (!stop.signal.aborted) changeUpload(key, { state: 'failed', error: message });
  } finally {
    stops.delete(key);
  }
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The files on their way into a matter, and what can be done with them. */
export function useUploads(matterID: number) {
  const client = useQueryClient();
  const inHand = useSyncExternalStore(subscribe, () => all).filter((one) => one.matterID === matterID);
  return {
    inHand,
    add: (files: readonly File[], about: UploadDetails = {}): void => {
      const fresh = files.map((file): UploadInHand => {
        serial += 1;
        return { key: serial, matterID, file, about, sent: 0, state: 'waiting' };
      });
      // A batch that is done leaves the list when the next one comes.
      const isBusy = all.some((one) => one.matterID === matterID && one.state !== 'done');
      setUploads([...all.filter((one) => isBusy || one.matterID !== matterID), ...fresh]);
      sendNextUpload(client);
    },
    again: (key: number): void => {
      changeUpload(key, { state: 'waiting' });
      sendNextUpload(client);
    },
    drop: (key: number): void => {
      stops.get(key)?.abort();
      setUploads(all.filter((one) => one.key !== key));
      sendNextUpload(client);
    },
  };
}
