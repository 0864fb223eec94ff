import type { CallSpec } from '@boedel/contract/call';
import { readBlobRefusal } from './refusal';
import { type SendInput, type SendOptions, exchangeCall } from './send';

export interface DownloadOptions extends SendOptions {
  /** Opens the file beside the app instead of saving it. */
  readonly newTab?: boolean;
}

/** Fetches a file. No time limit: an account of a large estate may take a while. Rejects with a `CallError`. */
export async function download<C extends CallSpec>(
  call: C,
  input: SendInput<C> = {},
  options: DownloadOptions = {},
): Promise<void> {
  // A tab opened after waiting counts as a pop-up, so it is opened while the click still counts.
  const tab = options.newTab ? window.open('', '_blank') : null;
  try {
    const response = await exchangeCall(call, input, options);
    if (!response.ok) throw await readBlobRefusal(response);
    const address = URL.createObjectURL(await response.blob());
    if (tab) tab.location.href = address;
    else save(address, response.headers.get('x-suggested-filename') ?? 'download');
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  } catch (error) {
    tab?.close();
    throw error;
  }
}

function save(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = decodeName(name);
  link.click();
}

/** Headers are ASCII, so a name with other letters comes percent-encoded. */
const decodeName = (name: string): string => {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
};
