import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';

export interface SeenPage {
  /** As whom the page made itself known. */
  readonly userName: string;
  /** What whoever looks would see: the page's text and what stands in its fields. */
  readonly picture: string;
}

/** A co-browse tool: its script for the page, and the socket that script sends pictures to. */
export interface AssistTool {
  readonly scriptUrl: string;
  /** How often the script was fetched. */
  fetched(): number;
  /** How many pages are connected. */
  watching(): number;
  seen(): readonly SeenPage[];
  stop(): Promise<void>;
}

/** What such a tool runs in the page: it leaves out what it was told to, and sends the rest as it changes. */
const script = `(() => {
  const { userName, clientSecret, maskSelector } = document.currentScript.dataset;
  const socket = new WebSocket(new URL(document.currentScript.src).origin.replace(/^http/, 'ws') + '/?secret=' + clientSecret);
  const picture = () => {
    const hidden = new Set(document.querySelectorAll(maskSelector));
    const lines = [];
    const walk = (node) => {
      if (node.nodeType === 3) lines.push(node.data);
      if (node.nodeType !== 1 || hidden.has(node) || /^(SCRIPT|STYLE)$/.test(node.tagName)) return;
      if ('value' in node) lines.push(node.value);
      node.childNodes.forEach(walk);
    };
    walk(document.body);
    return lines.join(' ');
  };
  const send = () => socket.readyState === 1 && socket.send(JSON.stringify({ userName, picture: picture() }));
  socket.addEventListener('open', send);
  setInterval(send, 200);
})();`;

/** The frames a browser sends; each is masked, and these are never continued. */
function* readFrames(bytes: Buffer): Generator<{ kind: 'text' | 'close' | 'other'; text: string; used: number }> {
  let at = 0;
  while (at + 6 <= bytes.length) {
    const short = bytes[at + 1]! & 0x7f;
    const extra = short === 126 ? 2 : short === 127 ? 8 : 0;
    const head = at + 2 + extra;
    if (head + 4 > bytes.length) return;
    const length =
      extra === 2 ? bytes.readUInt16BE(at + 2) : extra === 8 ? Number(bytes.readBigUInt64BE(at + 2)) : short;
    const end = head + 4 + length;
    if (end > bytes.length) return;
    const mask = bytes.subarray(head, head + 4);
    const content = Buffer.from(bytes.subarray(head + 4, end).map((byte, index) => byte ^ mask[index % 4]!));
    const code = bytes[at]! & 0x0f;
    at = end;
    yield { kind: code === 1 ? 'text' : code === 8 ? 'close' : 'other', text: content.toString('utf8'), used: at };
  }
}

export async function startAssistTool(secret: string): Promise<AssistTool> {
  const seen: SeenPage[] = [];
  const sockets = new Set<Duplex>();
  let fetched = 0;
  const server = createServer((_request, response) => {
    fetched += 1;
    response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(script);
  });
  server.on('upgrade', (request, socket: Duplex) => {
    if (!request.url?.includes(`secret=${secret}`)) return void socket.destroy();
    const key = `${request.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
    const accept = createHash('sha1').update(key).digest('base64');
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    );
    sockets.add(socket);
    let rest: Buffer = Buffer.alloc(0);
    socket.on('data', (chunk: Buffer) => {
      rest = Buffer.concat([rest, chunk]);
      let used = 0;
      for (const frame of readFrames(rest)) {
        used = frame.used;
        if (frame.kind === 'text') seen.push(JSON.parse(frame.text) as SeenPage);
        if (frame.kind === 'close') socket.end();
      }
      rest = rest.subarray(used);
    });
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => sockets.delete(socket));
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    scriptUrl: `http://127.0.0.1:${port}/look.js`,
    fetched: () => fetched,
    watching: () => sockets.size,
    seen: () => seen,
    stop: async () => {
      sockets.forEach((socket) => socket.destroy());
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
