import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../services';
import { renderMetrics } from '../metrics/metrics';
import { NotAllowed } from '../problems';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** A proxy on the same machine comes from loopback too, and brings everybody: it names itself in one of these. */
const proxyHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];
const isFromHere = ({ socket, headers }: FastifyRequest, { TRUST_PROXY }: Services['config']): boolean =>
  TRUST_PROXY === 0 &&
  loopback.has(socket.remoteAddress ?? '') &&
  proxyHeaders.every((header) => headers[header] === undefined);

const computeDigest = (text: string): Buffer => createHash('sha256').update(text).digest();
const isSame = (one: string, other: string): boolean => timingSafeEqual(computeDigest(one), computeDigest(other));

const draining = new WeakSet<FastifyInstance>();
/** From now on a balancer is told to send nothing more; whatever still comes is served, on its last connection. */
export const startDraining = (app: FastifyInstance): void => void draining.add(app);

/** healthz: the process lives. readyz: it can serve. metrics: for loopback, or with the token. */
export function registerHealth(app: FastifyInstance, { database, config }: Services): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.addHook('onRequest', (_request, reply, next) => {
    if (draining.has(app)) reply.header('connection', 'close');
    next();
  });
  app.get('/readyz', async (_request, reply) => {
    if (draining.has(app)) return reply.code(503).send({ status: 'stopping' });
    await database.ping();
    return { status: 'ready', database: database.kind };
  });
  app.get('/metrics', async (request, reply) => {
    const token = config.METRICS_TOKEN;
    const hasToken = token !== undefined && isSame(request.headers.authorization ?? '', `Bearer ${token}`);
    if (!hasToken && !isFromHere(request, config)) throw new NotAllowed();
    const { contentType, text } = await renderMetrics();
    return reply.header('content-type', contentType).send(text);
  });
}
