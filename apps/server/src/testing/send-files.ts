import type { CallSpec, WireAnswer } from '@boedel/contract/call';
import { linkHeader } from '@boedel/contract/outside-links/link-header';
import type { TestApp, TestPerson } from './test-app';

/** Sends files with an upload call, as a browser's form does. */
export async function sendFiles<C extends CallSpec>(
  app: TestApp,
  who: Pick<TestPerson, 'token'> | { readonly link: string },
  call: C,
  fields: Readonly<Record<string, string | number>>,
  files: readonly { name: string; content: Uint8Array | string }[],
): Promise<{ status: number; body: WireAnswer<C>; problem: Record<string, unknown> }> {
  const boundary = '----boedel-test';
  const encodePart = (head: string, content: Uint8Array | string): Buffer[] => [
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
    Buffer.from(content as string),
    Buffer.from('\r\n'),
  ];
  const payload = Buffer.concat([
    ...Object.entries(fields).flatMap(([name, value]) => encodePart(`name="${name}"`, String(value))),
    ...files.flatMap(({ name, content }) =>
      encodePart(`name="file"; filename="${name}"\r\nContent-Type: application/octet-stream`, content),
    ),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  const answer = await app.fastify.inject({
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
