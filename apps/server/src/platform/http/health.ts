import type { FastifyInstance } from 'fastify';
import type { Parts } from '../parts';
import { metricsText } from '../metrics/metrics';
import { NotAllowed } from '../problems';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** healthz: the process lives. readyz: it can serve. metrics: for loopback, or with the token. */
export function registerHealth(app: FastifyInstance, { database, config }: Parts): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async () => {
    await database.ping();
    return { status: 'ready', database: database.kind };
  });
  app.get('/metrics', async (request, reply) => {
    const token = config.METRICS_TOKEN;
    const hasToken = token !== undefined && request.headers.authorization === `Bearer ${token}`;
    if (!hasToken && !(loopback.has(request.ip) && request.headers['x-forwarded-for'] === undefined))
      throw new NotAllowed();
    const { contentType, text } = await metricsText();
    return reply.header('content-type', contentType).send(text);
  });
}
