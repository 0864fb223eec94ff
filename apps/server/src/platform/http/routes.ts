import { asSchema } from '@boedel/contract/call';
import { linkHeader } from '@boedel/contract/outside-links/link-header';
import { besideHeader } from '@boedel/contract/read-beside';
import { readTyped, typedHeader } from '@boedel/contract/typed-words';
import { mayCall } from '@boedel/domain/access/who';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Parts } from '../parts';
import { Conflict, NotAllowed, NotSignedIn } from '../problems';
import { guestOf, reachOfGuest } from '../outside/guest';
import { bearerIn, whoCalls } from '../session/who-calls';
import { providerDoor, requestKey, tenantDoor } from '../tenancy/doors';
import { givenName, refuseDoneBefore } from './asked-again';
import type { Download } from '../files/download';
import type { CallRequest, HandledCall } from './handler';
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

/** A declared call becomes a route: who may, the input by its schema, the handler, the answer by its schema. */
export function registerCall(app: FastifyInstance, parts: Parts, { call, handler }: HandledCall): void {
  const answer = call.answer && asSchema(call.answer);
  const encode = answer && answerEncoder(answer);
  if (!call.who) throw new Error(`${call.method} ${call.path} does not say who may make it`);

  async function serve(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const now = parts.clock();
    const guest =
      call.who.kind === 'link'
        ? await guestOf(parts.database, request.headers[linkHeader], call.who.purpose, request.id, now)
        : undefined;
    const called =
      call.who.kind === 'public' || guest
        ? undefined
        : await whoCalls({ ...parts, now }, request.headers.authorization, request.id);
    const actor = called?.actor;
    if (called?.freshToken) reply.header('user-token', called.freshToken);
    if (actor) request.who = { personId: actor.personId, firmId: actor.firmId };
    if (call.who.kind !== 'public' && !actor && !guest) throw new NotSignedIn();
    if (!guest && !mayCall(call.who, actor)) throw new NotAllowed();

    const working = actor && {
      id: actor.personId,
      ...(actor.reach && { reach: actor.reach }),
      ...(actor.types && { types: actor.types }),
    };
    const named = call.method === 'GET' ? undefined : givenName(request.headers);
    if (actor && named)
      await refuseDoneBefore(tenantDoor(parts.database, actor.firmId, working), actor, request.headers);
    const sent = call.upload ? await readUpload(request, parts.config) : undefined;
    const asked = {
      query: call.query ? readInput(asSchema(call.query), queryOf(request)) : undefined,
      body: call.body ? readInput(asSchema(call.body), sent?.fields ?? request.body ?? {}) : undefined,
      files: sent?.files ?? [],
      parts,
      provider: providerDoor(parts.database),
      ...(actor && {
        actor,
        tenant: tenantDoor(parts.database, actor.firmId, { ...working!, ...(named && { request: requestKey(named) }) }),
      }),
      ...(guest && { guest, tenant: tenantDoor(parts.database, guest.firmId, reachOfGuest(guest)) }),
      reply: { freshToken: (token: string) => void reply.header('user-token', token) },
      log: request.log,
      requestId: request.id,
      address: request.ip,
      device: request.headers['user-agent'],
      bearer: bearerIn(request.headers.authorization),
      now,
    } as unknown as CallRequest<typeof call>;

    try {
      const value: unknown = await handler(asked);
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
