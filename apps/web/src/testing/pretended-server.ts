import { readTyped, typedHeader } from '@boedel/contract/typed-words';
import { vi } from 'vitest';

export interface ServerRequest {
  readonly method: string;
  readonly path: string;
  /** As it was asked, in the whole of it: path and what follows. */
  readonly address: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Headers;
  readonly body: unknown;
}

export type RequestAnswerer = (asked: ServerRequest) => Response | Promise<Response>;

export const answerJson = (
  body: unknown,
  init: Omit<ResponseInit, 'headers'> & { headers?: Readonly<Record<string, string>> } = {},
): Response =>
  new Response(JSON.stringify(body), {
    ...init,
    headers: { 'content-type': 'application/json; charset=utf-8', ...init.headers },
  });

export const answerPlain = (text: string, init: ResponseInit = {}): Response =>
  new Response(text, { ...init, headers: { 'content-type': 'text/plain' } });

/**
 * Stands in for the server: answers by method and path, and keeps what it was asked. What nobody declared is a failure
 * of the test, not a 404.
 */
export function fakeApi(answers: Readonly<Record<string, RequestAnswerer>>): ServerRequest[] {
  const asked: ServerRequest[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, 'http://localhost:3000');
    const method = init.method ?? 'GET';
    const answer = answers[`${method} ${url.pathname}`];
    if (!answer) throw new Error(`Nobody answers ${method} ${url.pathname}`);
    const headers = new Headers(init.headers);
    const one: ServerRequest = {
      method,
      path: url.pathname,
      address,
      query: { ...Object.fromEntries(url.searchParams), ...readTyped(headers.get(typedHeader) ?? '') },
      headers,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body,
    };
    asked.push(one);
    return answer(one);
  });
  return asked;
}
