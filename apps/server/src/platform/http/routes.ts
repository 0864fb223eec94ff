import { Readable } from 'node:stream';
import { toZodSchema, mayMake } from '@boedel/contract/call';
import { againHeader } from '@boedel/contract/asked-again';
import { linkHeader } from '@boedel/contract/outside-links/link-header';
import { besideHeader } from '@boedel/contract/read-beside';
import { readTyped, typedHeader } from '@boedel/contract/typed-words';
import { mayCall } from '@boedel/domain/access/call-access';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { readFromReplica } from '../db/database';
import type { Services } from '../services';
import { Conflict, NotAllowed, NotSignedIn } from '../problems';
import { type Guest, findGuest, readGuestReach } from '../outside/guest';
import {
  readBearer,
  type IdentifiedCaller,
  readTokenCaller,
  readToken,
  identifyCaller,
} from '../session/identify-caller';
import type { Actor } from '../tenancy/actor';
import { refuseInVisit } from '../tenancy/not-in-visit';
import { recordSupportRead } from '../audit/support-read';
import {
  openProviderScope,
  computeRequestKey,
  type CallerStamp,
  type FirmScope,
  openFirmScope,
  type WorkingPerson,
} from '../tenancy/scopes';
import { runByToken, type ScopePair } from './run-by-token';
import { readGivenName, refuseDoneBefore } from './asked-again';
import type { Download } from '../files/download';
import type { CallRequest, HandledCall, FirmCallRequest } from './handler';
import { readInput, refuseUnknownFields } from './input';
import { answerWithBeside, listBesideAddresses } from './read-beside';
import { readUpload } from './uploads';
import { createAnswerWriter } from './write-answer';

function sendFile(reply: FastifyReply, file: Download): FastifyReply {
  const ascii = file.filename.replace(/[^\x20-\x7e]|["\\]/g, '_');
  return reply
    .header('content-type', file.contentType)
    .header(
      'content-disposition',
      `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(file.filename)}`,
    )
    .header('x-suggested-filename', encodeURIComponent(file.filename))
    .header('cache-control', 'no-store')
    .send(file.content);
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * What was typed comes in a header, and a DELETE may send as data what it could say in the address; what the address says
 * counts first.
 */
function readQuery({ method, query, body, headers }: FastifyRequest): unknown {
  const typed = headers[typedHeader];
  const beside = { ...(method === 'DELETE' && isObject(body) && body), ...(typed && readTyped(String(typed))) };
  return { ...beside, ...omitEmpty(query as object) };
}

/** A filter that is left empty in an address asks for nothing. */
const omitEmpty = (query: object): object =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));

/** Where secrets can be guessed, always by address: a session of one's own gives no further tries. */
const createRateGuard = (max: number) => ({
  max,
  timeWindow: '1 minute',
  keyGenerator: ({ ip }: FastifyRequest) => ip,
});

/** What a call was asked about, for the trail. */
const readOf = (request: FastifyRequest): Readonly<Record<string, unknown>> => ({
  ...(isObject(request.body) && request.body),
  ...(readQuery(request) as object),
});

/** By whom a call is made, and what was sent with it. */
interface RequestContext {
  readonly actor?: Actor;
  readonly guest?: Guest;
  readonly sent?: Awaited<ReturnType<typeof readUpload>> | undefined;
  /** Of somebody known by their token alone. */
  readonly stamp?: CallerStamp;
  readonly through?: (doors: ScopePair) => FirmScope;
}

const toWorkingPerson = ({ personId, reach, types, visit }: Actor): WorkingPerson => ({
  id: personId,
  ...(reach && { reach }),
  ...(types && { types }),
  ...(visit && { visit }),
});

/** A declared call becomes a route: who may, the input by its schema, the handler, the answer by its schema. */
export function registerCall(app: FastifyInstance, services: Services, { call, handler }: HandledCall): void {
  const database = call.fromReplica ? readFromReplica(services.database) : services.database;
  const answer = call.answer && toZodSchema(call.answer);
  const writer = answer && createAnswerWriter(answer);
  if (!call.who) throw new Error(`${call.method} ${call.path} does not say who may make it`);

  const readRequestName = ({ headers }: FastifyRequest) => (call.method === 'GET' ? undefined : readGivenName(headers));
  const readSentFiles = async (request: FastifyRequest) =>
    call.upload ? readUpload(request, services.config) : undefined;

  /** What the provider's people read of a firm is in its trail before they see it. */
  async function run(request: FastifyRequest, reply: FastifyReply, now: Date, by: RequestContext): Promise<unknown> {
    const value = await work(request, reply, now, by);
    if (by.actor) await recordSupportRead(services.database, call, { actor: by.actor, sent: readOf(request), now });
    return value;
  }

  async function work(request: FastifyRequest, reply: FastifyReply, now: Date, by: RequestContext): Promise<unknown> {
    const { actor, guest, sent, stamp, through } = by;
    const name = readRequestName(request);
    const named = name && { request: computeRequestKey(name) };
    const openScope = (someone: Actor): FirmScope => {
      const working = { ...toWorkingPerson(someone), ...named };
      const plain = openFirmScope(database, someone.firmId, working);
      if (!stamp || !through) return plain;
      return through({ plain, stamped: openFirmScope(database, someone.firmId, { ...working, stamp }) });
    };
    const typed = request.headers[typedHeader];
    refuseUnknownFields(call, {
      address: { ...(typed && readTyped(String(typed))), ...(request.query as object) },
      body: sent?.fields ?? request.body ?? {},
    });
    const within = {
      query: call.query ? readInput(toZodSchema(call.query), readQuery(request)) : undefined,
      body: call.body ? readInput(toZodSchema(call.body), sent?.fields ?? request.body ?? {}) : undefined,
      ...(actor && { actor, scope: openScope(actor) }),
      ...(guest && { guest, scope: openFirmScope(services.database, guest.firmId, readGuestReach(guest)) }),
      now,
    };
    if (!('withServices' in handler)) return handler(within as unknown as FirmCallRequest<typeof call>);
    const asked = {
      ...within,
      files: sent?.files ?? [],
      services,
      provider: openProviderScope(database),
      reply: { freshToken: (token: string) => void reply.header('user-token', token) },
      log: request.log,
      requestId: request.id,
      address: request.ip,
      device: request.headers['user-agent'],
      bearer: readBearer(request.headers.authorization),
    };
    return handler.withServices(asked as unknown as CallRequest<typeof call>);
  }

  /** Whoever has no right to the call is refused; a token that says what is no longer so is replaced. */
  function admitCaller(request: FastifyRequest, reply: FastifyReply, { actor, freshToken }: IdentifiedCaller): Actor {
    if (freshToken) reply.header('user-token', freshToken);
    request.who = { personId: actor.personId, firmId: actor.firmId };
    if (!mayCall(call.who, actor)) throw new NotAllowed();
    refuseInVisit(call, actor);
    return actor;
  }

  async function answerRequest(request: FastifyRequest, reply: FastifyReply, now: Date): Promise<unknown> {
    const { who } = call;
    if (who.kind === 'public') return run(request, reply, now, { sent: await readSentFiles(request) });
    if (who.kind === 'link') {
      const guest = await findGuest(services.database, request.headers[linkHeader], who.purpose, request.id, now);
      return run(request, reply, now, { guest, sent: await readSentFiles(request) });
    }
    const token = await readToken(services.tokens, request.headers.authorization, now);
    if (!token) throw new NotSignedIn();
    const identifyByToken = () => identifyCaller({ ...services, now }, token, request.id);
    const isFirst = request.headers[againHeader] === undefined;
    const known = !('withServices' in handler) && !call.upload && isFirst && readTokenCaller(token, request.id, now);
    if (known && mayMake(call, known.actor)) {
      request.who = { personId: token.personId, firmId: token.firmId };
      return runByToken({
        begin: (through) => run(request, reply, now, { ...known, through }),
        ask: identifyByToken,
        letIn: (called) => admitCaller(request, reply, called),
        work: (actor) => run(request, reply, now, { actor }),
      });
    }
    const actor = admitCaller(request, reply, await identifyByToken());
    if (readRequestName(request)) {
      await refuseDoneBefore(
        openFirmScope(services.database, actor.firmId, toWorkingPerson(actor)),
        actor,
        request.headers,
      );
    }
    return run(request, reply, now, { actor, sent: await readSentFiles(request) });
  }

  async function serve(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    try {
      const value = await answerRequest(request, reply, services.clock());
      if (call.download) return sendFile(reply, value as Download);
      const writing = writer?.writeInPieces(value);
      const pieces = writing && (await writing);
      const encoded = pieces || !writer ? null : writer.encode(value);
      reply.header('cache-control', 'no-store');
      // Whoever was given another token asks with that one from now on.
      const beside = reply.hasHeader('user-token') ? [] : listBesideAddresses(request);
      if (beside.length === 0 && !pieces) return reply.send(encoded);
      reply.type('application/json; charset=utf-8');
      if (beside.length === 0) return reply.send(Readable.from(pieces!));
      const text = pieces ? pieces.join('') : JSON.stringify(encoded);
      return reply.header(besideHeader, 'yes').send(await answerWithBeside(app, request, text, beside));
    } catch (error) {
      if (!(error instanceof Conflict) || !answer) throw error;
      // The other side of a conflict leaves by the same schema as an answer would, or not at all: two who meet in a change
      // without versions are told so all the same.
      const theirs = z.safeEncode(answer, error.theirs);
      throw new Conflict(theirs.success ? theirs.data : undefined);
    }
  }

  app.route({
    method: call.method,
    url: call.path,
    handler: serve,
    ...(call.guarded && { config: { rateLimit: createRateGuard(services.config.GUARDED_PER_MINUTE) } }),
  });
}
