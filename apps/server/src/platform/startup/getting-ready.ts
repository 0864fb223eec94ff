import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a start is at, for whoever opens the address before it can serve. */
export interface GettingReady {
  readonly port: number;
  /** In one sentence, with how long it usually takes. */
  tell(doing: string): void;
  /** Gives the address back for the product itself. */
  end(): Promise<void>;
}

const again = `async function ask() {
  const answer = await fetch('/readyz', { redirect: 'error' }).catch(() => undefined);
  if (answer?.ok) return location.reload();
  const said = await answer?.json().catch(() => undefined);
  if (said?.doing) document.getElementById('doing').textContent = said.doing;
  setTimeout(ask, 1000);
}
setTimeout(ask, 1000);`;

const renderPage = (doing: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Boedel</title>
<style>body { font: 16px/1.5 system-ui, sans-serif; max-width: 32rem; margin: 20vh auto; padding: 0 1rem; color: #1f2933; background: #fff }</style>
<h1>Boedel is starting</h1>
<p id="doing" role="status">${doing}</p>
<p>This page opens Boedel when it is ready.</p>
<p lang="af">Boedel begin. Hierdie bladsy maak Boedel oop sodra dit gereed is.</p>
<script>${again}</script>
</html>
`;

/** Listens at once, so that a port in use is told in the first second and nobody who opens the address finds nothing. */
export function startGettingReady(port: number, host: string): Promise<GettingReady> {
  let doing = 'It is opening its database.';
  const send = (answer: ServerResponse, status: number, type: string, body: string): void =>
    void answer.writeHead(status, { 'content-type': type, 'cache-control': 'no-store', 'retry-after': '2' }).end(body);
  const server = createServer((request, answer) => {
    const path = request.url!.split('?')[0]!;
    request.resume();
    if (path === '/healthz') return send(answer, 200, 'application/json', '{"status":"ok"}');
    if (path === '/readyz' || /^\/(api|account)(\/|$)/i.test(path)) {
      const said = { error: `Boedel is starting. ${doing}`, doing };
      return send(answer, 503, 'application/json', JSON.stringify(said));
    }
    return send(answer, 503, 'text/html; charset=utf-8', renderPage(doing));
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.unref();
      resolve({
        port: (server.address() as AddressInfo).port,
        tell: (sentence) => void (doing = sentence),
        end: () =>
          new Promise((done) => {
            server.close(() => done());
            server.closeAllConnections();
          }),
      });
    });
  });
}
