import type { CallSpec } from '@boedel/contract/call';
import type { FastifyInstance } from 'fastify';
import { createOpenApi } from './openapi';

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const describeCaller = (who: CallSpec['who']): string => {
  switch (who.kind) {
    case 'public':
      return 'anyone';
    case 'signedIn':
      return 'anyone signed in';
    case 'provider':
      return "the provider's staff";
    case 'link':
      return 'whoever was sent a link';
    case 'firm':
      return who.anyOf.length > 0 ? who.anyOf.join(' or ') : 'anyone of the firm';
    case 'matter':
      return `${who.anyOf.length > 0 ? who.anyOf.join(' or ') : 'anyone of the firm'}, on their matters`;
  }
};

function renderPage(calls: readonly CallSpec[]): string {
  const groups = new Map<string, CallSpec[]>();
  for (const call of calls) {
    const group = call.path.split('/')[2] ?? '';
    groups.set(group, [...(groups.get(group) ?? []), call]);
  }
  const renderRows = (list: readonly CallSpec[]): string =>
    list
      .map(
        (call) =>
          `<tr><td><code>${call.method}</code></td><td><code>${escape(call.path)}</code></td><td>${escape(describeCaller(call.who))}</td><td>${escape(call.about ?? '')}</td></tr>`,
      )
      .join('');
  const sections = [...groups]
    .map(
      ([group, list]) =>
        `<h2 id="${escape(group)}">${escape(group)}</h2><table><thead><tr><th>Method</th><th>Address</th><th>Who may</th><th>What it does</th></tr></thead><tbody>${renderRows(list)}</tbody></table>`,
    )
    .join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Boedel: calls</title><meta name="viewport" content="width=device-width">
<style>body{font:14px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:70rem;padding:0 1rem;color:#17212b;background:#fff}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.3rem .6rem;border-bottom:1px solid #dde3e8;vertical-align:top}
@media(prefers-color-scheme:dark){body{background:#12181d;color:#e3e9ee}th,td{border-color:#2b353d}a{color:#6cc5c0}}</style></head>
<body><h1>Calls</h1><p>${calls.length} calls. The same as data: <a href="/api/openapi.json">/api/openapi.json</a>.
Send JSON and <code>Authorization: Bearer</code> with the user token. A problem answers with an object whose values are sentences.</p>${sections}</body></html>`;
}

/** The contract, for programs and for people. Made once, when it is first asked for: reading every schema takes a second. */
export function describeApi(app: FastifyInstance, calls: readonly CallSpec[]): void {
  let json: string | undefined;
  let html: string | undefined;
  app.get('/api/openapi.json', (_request, reply) =>
    reply.type('application/json').send((json ??= JSON.stringify(createOpenApi(calls)))),
  );
  app.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send((html ??= renderPage(calls))));
}
