import { asSchema, mayMake } from '@boedel/contract/call';
import { againHeader } from '@boedel/contract/asked-again';
import { linkHeader } from '@boedel/contract/outside-links/link-header';
import { besideHeader } from '@boedel/contract/read-beside';
import { readTyped, typedHeader } from '@boedel/contract/typed-words';
import { mayCall } from '@boedel/domain/access/who';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Parts } from '../parts';
import { Conflict, NotAllowed, NotSignedIn } from '../problems';
import { type Guest, guestOf, reachOfGuest } from '../outside/guest';
import { bearerIn, type Called, inToken, tokenIn, whoCalls } from '../session/who-calls';
import type { Actor } from '../tenancy/actor';
import { refuseInVisit } from '../tenancy/not-in-visit';
import { recordSupportRead } from '../audit/support-read';
import { providerDoor, requestKey, type Stamp, type Tenant, tenantDoor, type Working } from '../tenancy/doors';
import { byToken, type Doors } from './by-token';
import { givenName, refuseDoneBefore } from './asked-again';
import type { Download } from '../files/download';
import type { CallRequest, HandledCall, WithinFirm } from './handler';
import { answerEncoder } from './encode-answer';
import { readInput } from './input';
import { answerWithBeside, askedBeside } from './read-beside';
import { readUpload } from './uploads';

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
function queryOf({ method, query, body, headers }: FastifyRequest): unknown {
  const typed = headers[typedHeader];
  const beside = { ...(method === 'DELETE' && isObject(body) && body), ...(typed && readTyped(String(typed))) };
  return { ...beside, ...(query as object) };
}

/** Where secrets can be guessed, always by address: a session of one's own gives no further tries. */
const guard = (max: number) => ({ max, timeWindow: '1 minute', keyGenerator: ({ ip }: FastifyRequest) => ip });

/** What a call was asked about, for the trail. */
const readOf = (request: FastifyRequest): Readonly<Record<string, unknown>> => ({
  ...(isObject(request.body) && request.body),
  ...(queryOf(request) as object),
});

/** By whom a call is made, and what was sent with it. */
interface By {
  readonly actor?: Actor;
  readonly guest?: Guest;
  readonly sent?: Awaited<ReturnType<typeof readUpload>> | undefined;
  /** Of somebody known by their token alone. */
  readonly stamp?: Stamp;
  readonly through?: (doors: Doors) => Tenant;
}

const workingOf = ({ personId, reach, types, visit }: Actor): Working => ({
  id: personId,
  ...(reach && { reach }),
  ...(types && { types }),
  ...(visit && { visit }),
});

/** A declared call becomes a route: who may, the input by its schema, the handler, the answer by its schema. */
export function registerCall(app: FastifyInstance, parts: Parts, { call, handler }: HandledCall): void {
  const answer = call.answer && asSchema(call.answer);
  const encode = answer && answerEncoder(answer);
  if (!call.who) throw new Error(`${call.method} ${call.path} does not say who may make it`);

  const nameIn = ({ headers }: FastifyRequest) => (call.method === 'GET' ? undefined : givenName(headers));
  const sentWith = async (request: FastifyRequest) => (call.upload ? readUpload(request, parts.config) : undefined);

  /** What the provider's people read of a firm is in its trail before they see it. */
  async function run(request: FastifyRequest, reply: FastifyReply, now: Date, by: By): Promise<unknown> {
    const value = await work(request, reply, now, by);
    if (by.actor) await recordSupportRead(parts.database, call, { actor: by.actor, sent: readOf(request), now });
    return value;
  }

  async function work(request: FastifyRequest, reply: FastifyReply, now: Date, by: By): Promise<unknown> {
    const { actor, guest, sent, stamp, through } = by;
    const name = nameIn(request);
    const named = name && { request: requestKey(name) };
    const doorOf = (someone: Actor): Tenant => {
      const working = { ...workingOf(someone), ...named };
      const plain = tenantDoor(parts.database, someone.firmId, working);
      if (!stamp || !through) return plain;
      return through({ plain, stamped: tenantDoor(parts.database, someone.firmId, { ...working, stamp }) });
    };
    const within = {
      query: call.query ? readInput(asSchema(call.query), queryOf(request)) : undefined,
      body: call.body ? readInput(asSchema(call.body), sent?.fields ?? request.body ?? {}) : undefined,
      ...(actor && { actor, tenant: doorOf(actor) }),
      ...(guest && { guest, tenant: tenantDoor(parts.database, guest.firmId, reachOfGuest(guest)) }),
      now,
    };
    if (!('further' in handler)) return handler(within as unknown as WithinFirm<typeof call>);
    const asked = {
      ...within,
      files: sent?.files ?? [],
      parts,
      provider: providerDoor(parts.database),
      reply: { freshToken: (token: string) => void reply.header('user-token', token) },
      log: request.log,
      requestId: request.id,
      address: request.ip,
      device: request.headers['user-agent'],
      bearer: bearerIn(request.headers.authorization),
    };
    return handler.further(asked as unknown as CallRequest<typeof call>);
  }

  /** Whoever has no right to the call is refused; a token that says what is no longer so is replaced. */
  function letIn(request: FastifyRequest, reply: FastifyReply, { actor, freshToken }: Called): Actor {
    if (freshToken) reply.header('user-token', freshToken);
    request.who = { personId: actor.personId, firmId: actor.firmId };
    if (!mayCall(call.who, actor)) throw new NotAllowed();
    refuseInVisit(call, actor);
    return actor;
  }

  async function answerFor(request: FastifyRequest, reply: FastifyReply, now: Date): Promise<unknown> {
    const { who } = call;
    if (who.kind === 'public') return run(request, reply, now, { sent: await sentWith(request) });
    if (who.kind === 'link') {
      const guest = await guestOf(parts.database, request.headers[linkHeader], who.purpose, request.id, now);
      return run(request, reply, now, { guest, sent: await sentWith(request) });
    }
    const token = await tokenIn(parts.tokens, request.headers.authorization, now);
    if (!token) throw new NotSignedIn();
    const ask = () => whoCalls({ ...parts, now }, token, request.id);
    const isFirst = request.headers[againHeader] === undefined;
    const known = !('further' in handler) && !call.upload && isFirst && inToken(token, request.id, now);
    if (known && mayMake(call, known.actor)) {
      request.who = { personId: token.personId, firmId: token.firmId };
      return byToken({
        begin: (through) => run(request, reply, now, { ...known, through }),
        ask,
        letIn: (called) => letIn(request, reply, called),
        work: (actor) => run(request, reply, now, { actor }),
      });
    }
    const actor = letIn(request, reply, await ask());
    if (nameIn(request)) {
      await refuseDoneBefore(tenantDoor(parts.database, actor.firmId, workingOf(actor)), actor, request.headers);
    }
    return run(request, reply, now, { actor, sent: await sentWith(request) });
  }

  async function serve(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    try {
      const value = await answerFor(request, reply, parts.clock());
      if (call.download) return sendFile(reply, value as Download);
      const encoded = encode ? encode(value) : null;
      reply.header('cache-control', 'no-store');
      // Whoever was given another token asks with that one from now on.
      const beside = reply.hasHeader('user-token') ? [] : askedBeside(request);
      if (beside.length === 0) return reply.send(encoded);
      return reply
        .header(besideHeader, 'yes')
        .type('application/json; charset=utf-8')
        .send(await answerWithBeside(app, request, encoded, beside));
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
    ...(call.guarded && { config: { rateLimit: guard(parts.config.GUARDED_PER_MINUTE) } }),
  });
}
