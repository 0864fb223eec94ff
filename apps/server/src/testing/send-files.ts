import type { Call, WireAnswer } from '@boedel/contract/call';
import { linkHeader } from '@boedel/contract/outside-links/link-header';
import type { House, Somebody } from './house';

/** Sends files with an upload call, as a browser's form does. */
export async function sendFiles<C extends Call>(
  house: House,
  who: Pick<Somebody, 'token'> | { readonly link: string },
  call: C,
  fields: Readonly<Record<string, string | number>>,
  files: readonly { name: string; content: Uint8Array | string }[],
): Promise<{ status: number; body: WireAnswer<C>; problem: Record<string, unknown> }> {
  const boundary = '----boedel-test';
  const part = (head: string, content: Uint8Array | string): Buffer[] => [
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
    Buffer.from(content as string),
    Buffer.from('\r\n'),
  ];
  const payload = Buffer.concat([
    ...Object.entries(fields).flatMap(([name, value]) => part(`name="${name}"`, String(value))),
    ...files.flatMap(({ name, content }) =>
      part(`name="file"; filename="${name}"\r\nContent-Type: application/octet-stream`, content),
    ),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  const answer = await house.app.inject({
    method: call.method,
    url: call.path,
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...('link' in who ? { [linkHeader]: who.link } : { authorization: `Bearer ${who.token}` }),
    },
    payload,
  });
  const body = answer.json<never>();
  return { status: answer.statusCode, body, problem: body };
}
