import { formatInEnglish, message } from '@boedel/domain/law/message';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import { countRequests } from '../metrics/metrics';
import type { Services } from '../services';
import { TooManyRequests } from '../problems';
import { readBearer } from '../session/identify-caller';
import { chooseRequestName } from './asked-again';
import { answerProblem } from './answer';
import { describeApi } from './api-page';
import type { HandledCall } from './handler';
import { limitConnections } from './connections';
import { registerHealth } from './health';
import { registerCall } from './routes';
import { addSecureHeaders } from './security';
import { createSharedCounts } from './shared-counts';
import { serveWeb } from './web-files';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, once that is known. */
    who?: { readonly personId: number; readonly firmId: number };
  }
}

/**
 * Nothing about a person is logged: no address, no query, no body, no token. Only a refusal names the person, by number, and
 * from where (`answer.ts`).
 */
const createLogSettings = (level: string, stream: AppSettings['logTo']) => ({
  level,
  ...(stream && { stream }),
  serializers: {
    req: (request: { method: string; routeOptions?: { url?: string } }) => ({
      method: request.method,
      route: request.routeOptions?.url ?? 'unknown',
    }),
    res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }),
  },
});

/**
 * Calls and all that is refused at their addresses: nothing of it may stay in a cache. By the route that was found too:
 * `/%61pi/...` and a whole `http://...` as the address lead to the same calls.
 */
const dataPath = /^\/(api|account)(\/|\?|$)/i;
const isData = ({ url, routeOptions }: FastifyRequest): boolean =>
  dataPath.test(url) || dataPath.test(routeOptions.url ?? '');
const forbidCaching = (reply: FastifyReply): FastifyReply => reply.header('cache-control', 'no-store');

/** Counted from the server outwards, so that what a sender writes into X-Forwarded-For itself is never looked at. */
const createProxyTrust = (proxies: Config['TRUST_PROXY']) =>
  proxies !== 0 &&
  (typeof proxies === 'number' ? (_address: string, hop: number): boolean => hop < proxies : [...proxies]);

/** Each session has a measure of its own, so that an office behind one address does not share one; others go by address. */
async function identifyCaller({ tokens, clock }: Services, { headers, ip }: FastifyRequest): Promise<string> {
  const bearer = readBearer(headers.authorization);
  if (!bearer) return ip;
  return tokens.verify(bearer, clock()).then(
    ({ sessionId }) => `session ${sessionId}`,
    () => ip,
  );
}

export interface AppSettings {
  readonly services: Services;
  readonly calls: readonly HandledCall[];
  /** The built web application; absent in API tests. */
  readonly webFolder?: string;
  /** Where lines of the log go, in place of standard output. */
  readonly logTo?: { write(line: string): void };
}

export async function buildApp({ services, calls, webFolder, logTo }: AppSettings): Promise<FastifyInstance> {
  const { config } = services;
  const app = Fastify({
    logger: createLogSettings(config.LOG_LEVEL, logTo),
    genReqId: ({ headers }) => chooseRequestName(headers),
    requestIdHeader: false,
    bodyLimit: config.BODY_LIMIT,
    trustProxy: createProxyTrust(config.TRUST_PROXY),
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    // A body that never comes is let go; an upload over a slow line has its time.
    requestTimeout: config.REQUEST_SECONDS * 1000,
    http: { connectionsCheckingInterval: Math.min(5_000, config.REQUEST_SECONDS * 500) },
    frameworkErrors: (error, request, reply) => void answerProblem(error, request, forbidCaching(reply)),
  });
  app.setErrorHandler(answerProblem);
  limitConnections(app.server, config.CONNECTIONS_PER_ADDRESS, config.TRUST_PROXY);
  readJson(app);
  addSecureHeaders(app, config);
  app.addHook('onRequest', (request, reply, next) => {
    reply.header('x-request-id', request.id);
    if (isData(request)) forbidCaching(reply);
    next();
  });
  if (config.TRUST_PROXY === 0) warnOfProxies(app);
  await app.register(rateLimit, {
    max: config.REQUESTS_PER_MINUTE,
    timeWindow: '1 minute',
    store: createSharedCounts(services.database),
    allowList: (request) => !isData(request), // the pages' own files cost little and are kept by the browser
    keyGenerator: (request) => identifyCaller(services, request),
    errorResponseBuilder: (_request, context) => new TooManyRequests(Math.ceil(context.ttl / 1000)),
  });
  await app.register(multipart, {
    limits: { fileSize: config.UPLOAD_MB << 20, files: config.UPLOAD_FILES, fields: 30, fieldSize: 64 * 1024 },
  });
  await app.register(compress, { threshold: 2048, encodings: ['br', 'gzip'] });
  countRequests(app);
  registerHealth(app, services);
  for (const handled of calls) registerCall(app, services, handled);
  if (config.API_DOCS === 'on') {
    describeApi(
      app,
      calls.map(({ call }) => call),
    );
  }
  refuseUnknownPaths(
    app,
    calls.map(({ call }) => call),
  );
  if (webFolder) await serveWeb(app, webFolder);
  return app;
}

const anHour = 3_600_000;

/** A proxy that is not trusted makes everybody come from one address, so that limits of one shut out all. Said once an hour. */
function warnOfProxies(app: FastifyInstance): void {
  let saidAt = -Infinity;
  app.addHook('onRequest', ({ headers, log }, _reply, next) => {
    const isForwarded = headers['x-forwarded-for'] !== undefined || headers['forwarded'] !== undefined;
    if (isForwarded && Date.now() - saidAt > anHour) {
      saidAt = Date.now();
      log.warn('forwarded addresses arrive and no proxy is trusted: limits count everybody as one; set TRUST_PROXY');
    }
    next();
  });
}

/**
 * The browser sends the JSON content type with every request, so an empty body is no body. Plain text, which a page of
 * another origin may send unasked, is not taken.
 */
function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text.length === 0) done(null, undefined);
    else void parse(request, text as string, done);
  });
}

function refuseUnknownPaths(app: FastifyInstance, calls: readonly HandledCall['call'][]): void {
  const methods = new Map<string, string[]>();
  for (const call of calls) {
    const path = call.path.toLowerCase();
    methods.set(path, [...(methods.get(path) ?? []), call.method]);
  }
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0]!.replace(/\/$/, '');
    const allowed = methods.get(path.toLowerCase());
    if (allowed) {
      const allow = allowed.join(', ');
      return reply
        .status(405)
        .header('allow', allow)
        .send({ error: formatInEnglish(message('This address accepts only {methods}.', { methods: allow })) });
    }
    return reply.status(404).send({ error: 'There is nothing at this address. See /api/docs for what there is.' });
  });
}
