import { spawn } from 'node:child_process';
import http from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The built product in a process of its own, asked over loopback. */
export interface BenchProduct {
  readonly address: string;
  get(path: string, token?: string): Promise<{ status: number; body: Buffer; headers: http.IncomingHttpHeaders }>;
  post(
    path: string,
    body: object,
    token?: string,
    headers?: Readonly<Record<string, string>>,
  ): Promise<{ status: number; body: Buffer; headers: http.IncomingHttpHeaders }>;
  /** A file with its fields, as a browser's form sends them. */
  upload(
    path: string,
    fields: Readonly<Record<string, string | number>>,
    file: { readonly name: string; readonly content: string },
    token: string,
  ): Promise<{ status: number; body: string }>;
  stop(): Promise<void>;
}

export async function startProduct(environment: Record<string, string>): Promise<BenchProduct> {
  const data = mkdtempSync(join(tmpdir(), 'boedel-bench-'));
  const main = fileURLToPath(new URL('./main.js', import.meta.url).href.replace(/\/chunks\//, '/'));
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      PORT: '0',
      BOEDEL_DATA: data,
      LOG_LEVEL: 'silent',
      REQUESTS_PER_MINUTE: '100000000',
      GUARDED_PER_MINUTE: '100000000',
      DATABASE_URL: '',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    let printed = '';
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString('utf8');
      const ready = /ready at (http:\S+)/.exec(printed)?.[1];
      if (ready) resolve(ready.replace('localhost', '127.0.0.1'));
    });
    child.once('exit', (code) => reject(new Error(`the product ended with ${code}`)));
  });
  const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });

  const sendRequest = (method: string, path: string, token: string | undefined, body?: object, more: object = {}) =>
    new Promise<{ status: number; body: Buffer; headers: http.IncomingHttpHeaders }>((resolve, reject) => {
      const payload = body ? JSON.stringify(body) : undefined;
      const request = http.request(
        `${address}${path}`,
        {
          method,
          agent,
          headers: {
            'content-type': 'application/json',
            ...(token && { authorization: `Bearer ${token}` }),
            ...(payload && { 'content-length': Buffer.byteLength(payload) }),
            ...more,
          },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks), headers: response.headers }),
          );
        },
      );
      request.on('error', reject);
      request.end(payload);
    });

  return {
    address,
    get: (path, token) => sendRequest('GET', path, token),
    post: (path, body, token, headers) => sendRequest('POST', path, token, body, headers),
    upload: async (path, fields, { name, content }, token) => {
      const form = new FormData();
      for (const [field, value] of Object.entries(fields)) form.append(field, String(value));
      form.append('file', new Blob([content]), name);
      const answer = await fetch(`${address}${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: form,
      });
      return { status: answer.status, body: await answer.text() };
    },
    stop: async () => {
      agent.destroy();
      await new Promise<void>((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      });
      rmSync(data, { recursive: true, force: true });
    },
  };
}

export async function signIn(product: BenchProduct, email: string, password: string): Promise<string> {
  const { status, body } = await product.post('/account/authenticate', { email, password });
  const { token } = JSON.parse(body.toString('utf8')) as { token?: string };
  if (status !== 200 || !token)
    throw new Error(`signing in as ${email} answered ${status}: ${body.toString('utf8').slice(0, 200)}`);
  return token;
}

/** Somebody with several types chooses one first; the answer's header brings the new token. */
export async function chooseType(product: BenchProduct, token: string, systemTypeID: number): Promise<string> {
  const claims = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString('utf8')) as { sub: string };
  const { status, headers, body } = await product.post(
    '/api/users/updateSystemType',
    { systemTypeID, userID: Number(claims.sub) },
    token,
  );
  if (status !== 200) throw new Error(`choosing a system type answered ${status}: ${body.toString('utf8')}`);
  return String(headers['user-token'] ?? token);
}

export const chooseEstates = (product: BenchProduct, token: string): Promise<string> => chooseType(product, token, 2);
