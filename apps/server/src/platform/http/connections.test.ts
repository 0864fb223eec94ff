import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp } from '../../testing/test-app';

const testApp = createTestApp({ REQUEST_SECONDS: '1', CONNECTIONS_PER_ADDRESS: '5' });
let port: number;
const opened: net.Socket[] = [];
beforeAll(async () => {
  await testApp.fastify.listen({ port: 0, host: '127.0.0.1' });
  port = (testApp.fastify.server.address() as net.AddressInfo).port;
});
afterAll(() => opened.forEach((socket) => socket.destroy()));

function connect(): { readonly socket: net.Socket; readonly heard: () => string; readonly ended: Promise<void> } {
  const socket = net.connect(port, '127.0.0.1');
  let received = '';
  opened.push(socket);
  socket.on('data', (bytes) => void (received += bytes.toString()));
  socket.on('error', () => undefined);
  return { socket, heard: () => received, ended: new Promise((resolve) => socket.once('close', () => resolve())) };
}

test('a body that never comes is let go', async () => {
  const slow = connect();
  slow.socket.write('POST /account/authenticate HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n');
  slow.socket.write('content-length: 500\r\n\r\n{"email":');
  await slow.ended;
  expect(slow.heard()).toMatch(/^HTTP\/1\.1 408/);
});

test('an address holds so many connections and no more; one that goes makes room', async () => {
  const held = Array.from({ length: 5 }, connect);
  await pause(200);
  const sixth = connect();
  await sixth.ended;
  expect(held.every(({ socket }) => !socket.destroyed)).toBe(true);
  held[0]!.socket.destroy();
  await pause(200);
  const after = connect();
  after.socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
  await after.ended;
  expect(after.heard()).toMatch(/^HTTP\/1\.1 200/);
});
