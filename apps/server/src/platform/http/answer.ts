import type { FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseUnavailable } from '../db/database';
import {
  Away,
  BadInput,
  Conflict,
  NotAllowed,
  NotFound,
  NotSignedIn,
  Problem,
  Refuses,
  ShutOut,
  SlowDown,
} from '../problems';
import { brokenText } from './well-formed';

/** What the browser gets: each value is a sentence or a list of sentences, so that each can be shown as it is. */
export type ProblemBody = Readonly<Record<string, string | readonly string[] | object>>;

interface ProblemAnswer {
  readonly status: number;
  readonly body: ProblemBody;
  readonly headers?: Readonly<Record<string, string>>;
}

export const genericSentence = 'Oops..! An error has occured.';

function byField(refusals: Refuses['refusals']): ProblemBody {
  const body: Record<string, string[]> = {};
  for (const { field, sentence, section } of refusals) {
    (body[field] ??= []).push(section ? `${sentence} (${section})` : sentence);
  }
  return body;
}

/** PostgreSQL's own refusals that a person can do something about. */
function ofDatabase(error: { code?: string; message?: string }): ProblemAnswer | undefined {
  switch (error.code) {
    case '23503':
      return { status: 409, body: { error: 'This record is still used elsewhere, or what it points at was removed.' } };
    case '23505':
      return { status: 409, body: { error: 'A record like this exists already.' } };
    case '42501': // row security: the transaction's person may see this but not write it
      return { status: 403, body: { error: new NotAllowed().message } };
    case '22003': // a number that does not fit its column
      return { status: 400, body: { error: 'A number is too large. Check the amounts and numbers entered.' } };
    case '22021':
    case '22P05': // a NUL in text
      return { status: 400, body: { error: 'Text may not hold the character NUL. Remove it and try again.' } };
    case '22P02': // text that JSON cannot keep; of any other kind it is a fault of ours
      return /\bjson\b/.test(error.message ?? '') ? { status: 400, body: { error: brokenText } } : undefined;
    default:
      return undefined;
  }
}

/** What Fastify itself refuses: a body too large, broken JSON, a media type we do not take. */
function ofFramework(error: { statusCode?: number; code?: string; message?: string }): ProblemAnswer | undefined {
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return { status: 413, body: { error: 'What was sent is too large. Send a smaller file or fewer rows.' } };
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return { status: 415, body: { error: 'Send JSON (content type application/json).' } };
    case 'FST_ERR_BAD_URL':
      return { status: 400, body: { error: 'The address cannot be read. Check what follows each % in it.' } };
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
      return { status: 400, body: { error: 'The body is not valid JSON. Nothing was saved.' } };
    default:
      if (error instanceof SyntaxError) {
        return { status: 400, body: { error: 'The body is not valid JSON. Nothing was saved.' } };
      }
      return error.statusCode && error.statusCode >= 400 && error.statusCode < 500
        ? { status: error.statusCode, body: { error: error.message ?? genericSentence } }
        : undefined;
  }
}

function ofProblem(problem: Problem): ProblemAnswer {
  if (problem instanceof NotFound) return { status: 404, body: { error: problem.message } };
  if (problem instanceof ShutOut) {
    const headers = { 'access-error': problem.message, location: problem.page };
    return { status: 403, body: { error: problem.message }, headers };
  }
  if (problem instanceof NotAllowed) return { status: 403, body: { error: problem.message } };
  if (problem instanceof Away)
    return { status: 503, body: { error: problem.message }, headers: { 'retry-after': '30' } };
  if (problem instanceof BadInput) return { status: 400, body: problem.fields };
  if (problem instanceof Refuses) return { status: 422, body: byField(problem.refusals) };
  if (problem instanceof Conflict) {
    const { message, theirs } = problem;
    return { status: 409, body: { error: message, ...(theirs !== undefined && { conflict: { theirs } }) } };
  }
  if (problem instanceof SlowDown) {
    return { status: 429, body: { error: problem.message }, headers: { 'retry-after': String(problem.seconds) } };
  }
  if (problem instanceof NotSignedIn) {
    return {
      status: 401,
      body: { error: problem.message },
      headers: { 'www-authenticate': 'Bearer', ...(problem.reason === 'expired' && { 'token-expired': 'true' }) },
    };
  }
  return { status: 400, body: { error: problem.message } };
}

/** The one place where something that went wrong becomes an answer. */
export function answerProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known =
    error instanceof Problem
      ? ofProblem(error)
      : error instanceof DatabaseUnavailable
        ? { status: 503, body: { error: error.message }, headers: { 'retry-after': '5' } }
        : (ofDatabase(error as object) ?? ofFramework(error as object));
  if (error instanceof Away) request.log.warn({ err: error, requestId: request.id }, 'something we need is away');
  if (known)
    return reply
      .status(known.status)
      .headers(known.headers ?? {})
      .send(known.body);
  request.log.error({ err: error, requestId: request.id }, 'a request failed');
  return reply.status(500).send({ error: `${genericSentence} If it happens again, quote ${request.id}.` });
}
