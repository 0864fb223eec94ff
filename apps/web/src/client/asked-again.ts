import { againHeader, requestHeader } from '@boedel/contract/asked-again';
import type { CallSpec } from '@boedel/contract/call';

/** Changes that were asked for and never answered, with the name each was sent under. */
const unanswered = new Map<string, string>();
/** No answer of ours: the line broke, or whoever stands between could not reach the server. */
const isNoAnswer = (status: number): boolean => status === 0 || (status >= 502 && status <= 504);

const formatHex = (from: number, to: number, bytes: Uint8Array): string =>
  Array.from(bytes.subarray(from, to), (byte) => byte.toString(16).padStart(2, '0')).join('');
/** Also where the page came without TLS, and the browser gives no names of its own. */
function createChangeName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [
    formatHex(0, 4, bytes),
    formatHex(4, 6, bytes),
    formatHex(6, 8, bytes),
    formatHex(8, 10, bytes),
    formatHex(10, 16, bytes),
  ].join('-');
}

export interface NamedChange {
  readonly headers: Readonly<Record<string, string>>;
  /** How it ended; 0 where nothing came back. */
  readonly ended: (status: number) => void;
}

/** The name a change goes under: the same as before, where the very same was asked for and nobody answered. */
export function nameChange(call: CallSpec, asked: { readonly query?: unknown; readonly body?: unknown }): NamedChange {
  if (call.method === 'GET' || call.upload) return { headers: {}, ended: () => undefined };
  const what = `${call.method} ${call.path} ${JSON.stringify([asked.query, asked.body])}`;
  const earlier = unanswered.get(what);
  const name = earlier ?? createChangeName();
  return {
    headers: { [requestHeader]: name, ...(earlier && { [againHeader]: 'yes' }) },
    ended: (status) => void (isNoAnswer(status) ? unanswered.set(what, name) : unanswered.delete(what)),
  };
}
