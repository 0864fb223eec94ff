import { madeBefore } from '@boedel/contract/asked-again';
import { toSectionedMessage, type SectionedMessage } from '@boedel/domain/law/refusal';
import { ensureMessage, formatInEnglish, message, type Message } from '@boedel/domain/law/message';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseUnavailableError, DiskFullError, NothingRead } from '../db/database';
import { FileMissingError } from '../files/file-store';
import {
  Unavailable,
  BadInputProblem,
  Conflict,
  DoneBeforeProblem,
  NotAllowed,
  NotFound,
  NotSignedIn,
  Problem,
  RefusalProblem,
  ShutOutProblem,
  TooManyRequests,
  TooLarge,
} from '../problems';
import { neverInVisit } from '../tenancy/not-in-visit';
import { brokenText } from './well-formed';

/** What is said of each field. */
type MessagesByField = Readonly<Record<string, readonly SectionedMessage[]>>;

interface ProblemAnswer {
  readonly status: number;
  readonly words: SectionedMessage | MessagesByField;
  /** What is answered beside sentences. */
  readonly more?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
}

export const genericSentence = 'Oops..! An error has occured.';

function groupByField(refusals: RefusalProblem['refusals']): MessagesByField {
  const fields: Record<string, SectionedMessage[]> = {};
  for (const refusal of refusals) (fields[refusal.field] ??= []).push(toSectionedMessage(refusal));
  return fields;
}

const toMessagesByField = (fields: Readonly<Record<string, readonly (string | Message)[]>>): MessagesByField =>
  Object.fromEntries(Object.entries(fields).map(([field, list]) => [field, list.map(ensureMessage)]));

const isMessage = (words: SectionedMessage | MessagesByField): words is SectionedMessage =>
  typeof words.key === 'string';
const translateToEnglish = ({ section, ...words }: SectionedMessage): string =>
  section ? `${formatInEnglish(words)} (${section})` : formatInEnglish(words);

/**
 * Each value is an English sentence or a list of them, so that each can be shown as it is. Whoever sends `words: apart`
 * is given the same again as `said`, words and values apart, to say them in another language.
 */
function createAnswerBody({ words, more }: ProblemAnswer, apart: boolean): Readonly<Record<string, unknown>> {
  const sentences = isMessage(words)
    ? { error: translateToEnglish(words) }
    : Object.fromEntries(Object.entries(words).map(([field, list]) => [field, list.map(translateToEnglish)]));
  return { ...sentences, ...more, ...(apart && { said: isMessage(words) ? { error: [words] } : words }) };
}

/** PostgreSQL's own refusals that a person can do something about. */
function toDatabaseProblem(error: { code?: string; message?: string }): ProblemAnswer | undefined {
  switch (error.code) {
    case '23503':
      return { status: 409, words: message('This record is still used elsewhere, or what it points at was removed.') };
    case '23505':
      return { status: 409, words: message('A record like this exists already.') };
    case '42501': // row security: the transaction's person may see this but not write it
      return { status: 403, words: new NotAllowed().words };
    case 'BD002': // bank details or a payment, by somebody who is in the firm for support
      return { status: 403, words: message(neverInVisit) };
    case '22003': // a number that does not fit its column
      return { status: 400, words: message('A number is too large. Check the amounts and numbers entered.') };
    case '54000': // a text longer than an index can hold
      return { status: 400, words: message('A name or number is too long for search. Shorten it and try again.') };
    case '22021':
    case '22P05': // a NUL in text
      return { status: 400, words: message('Text cannot contain the NUL character. Remove it and try again.') };
    case '22P02': // text that JSON cannot keep; of any other kind it is a fault of ours
      return /\bjson\b/.test(error.message ?? '') ? { status: 400, words: message(brokenText) } : undefined;
    default:
      return undefined;
  }
}

/** What Fastify itself refuses: a body too large, broken JSON, a media type we do not take. */
function toFrameworkProblem(error: {
  statusCode?: number;
  code?: string;
  message?: string;
}): ProblemAnswer | undefined {
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return { status: 413, words: message('The request is too large. Send a smaller file or fewer rows.') };
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return { status: 415, words: message('Send JSON (content type application/json).') };
    case 'FST_ERR_BAD_URL':
      return { status: 400, words: message('The address cannot be read. Check what follows each % in it.') };
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
      return { status: 400, words: message('The body is not valid JSON. Nothing was saved.') };
    default:
      if (error instanceof SyntaxError) {
        return { status: 400, words: message('The body is not valid JSON. Nothing was saved.') };
      }
      return error.statusCode && error.statusCode >= 400 && error.statusCode < 500
        ? { status: error.statusCode, words: message(error.message ?? genericSentence) }
        : undefined;
  }
}

function toProblemAnswer(problem: Problem): ProblemAnswer {
  if (problem instanceof DoneBeforeProblem) return { status: madeBefore, words: problem.words };
  if (problem instanceof TooLarge) return { status: 413, words: problem.words };
  if (problem instanceof NotFound) return { status: 404, words: problem.words };
  if (problem instanceof ShutOutProblem) {
    const headers = { 'access-error': problem.message, location: problem.page };
    return { status: 403, words: problem.words, headers };
  }
  if (problem instanceof NotAllowed) return { status: 403, words: problem.words };
  if (problem instanceof Unavailable) return { status: 503, words: problem.words, headers: { 'retry-after': '30' } };
  if (problem instanceof BadInputProblem) return { status: 400, words: toMessagesByField(problem.fields) };
  if (problem instanceof RefusalProblem) return { status: 422, words: groupByField(problem.refusals) };
  if (problem instanceof Conflict) {
    const { words, theirs } = problem;
    return { status: 409, words, ...(theirs !== undefined && { more: { conflict: { theirs } } }) };
  }
  if (problem instanceof TooManyRequests) {
    return { status: 429, words: problem.words, headers: { 'retry-after': String(problem.seconds) } };
  }
  if (problem instanceof NotSignedIn) {
    return {
      status: 401,
      words: problem.words,
      headers: { 'www-authenticate': 'Bearer', ...(problem.reason === 'expired' && { 'token-expired': 'true' }) },
    };
  }
  return { status: 400, words: problem.words };
}

/** What the machine cannot do just now, or has lost. */
function toMachineProblem(error: unknown, { method }: FastifyRequest): ProblemAnswer | undefined {
  if (error instanceof FileMissingError) return { status: 404, words: message(error.message) };
  const { code } = error as { code?: string };
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return { status: 503, words: message(new DiskFullError(error).message), headers: { 'retry-after': '60' } };
  if (!(error instanceof DatabaseUnavailableError)) return undefined;
  // Whoever asked for a page did not try to save anything.
  const isPlain = error.constructor === DatabaseUnavailableError;
  const unavailable = isPlain && method === 'GET' ? new NothingRead(error) : error;
  return { status: 503, words: message(unavailable.message), headers: { 'retry-after': '5' } };
}

/** Refusals an operator wants to see: wrong credentials and forged tokens, rights that are lacking, limits that were met. */
const readRefusalReason = (error: unknown): string | undefined => {
  if (error instanceof NotSignedIn) return error.reason === 'invalid' ? 'not signed in' : undefined;
  if (error instanceof NotAllowed) return 'not allowed';
  return error instanceof TooManyRequests ? 'too often' : undefined;
};

/** The person is a number, so that a line reveals nothing to somebody who cannot look it up; the place is the network address. */
function logRefusal(error: unknown, request: FastifyRequest, status: number): void {
  const security = readRefusalReason(error);
  if (security === undefined) return;
  const person = request.who?.personId ?? (error instanceof NotSignedIn ? error.personId : undefined) ?? null;
  const { url: route = 'unknown' } = request.routeOptions;
  const firm = request.who?.firmId ?? null;
  request.log.warn(
    {
      security,
      status,
      person,
      firm,
      address: request.ip,
      device: request.headers['user-agent'],
      route,
      requestId: request.id,
    },
    'a request was refused',
  );
}

/** The one place where something that went wrong becomes an answer. */
export function answerProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const apart = request.headers['words'] === 'apart';
  const known: ProblemAnswer | undefined =
    error instanceof Problem
      ? toProblemAnswer(error)
      : (toMachineProblem(error, request) ?? toDatabaseProblem(error as object) ?? toFrameworkProblem(error as object));
  if (error instanceof Unavailable)
    request.log.warn({ err: error, requestId: request.id }, 'something we need is away');
  if (error instanceof FileMissingError || error instanceof DiskFullError)
    request.log.error({ err: error, requestId: request.id }, 'something is lost or full');
  if (known) logRefusal(error, request, known.status);
  if (known)
    return reply
      .status(known.status)
      .headers(known.headers ?? {})
      .send(createAnswerBody(known, apart));
  request.log.error({ err: error, requestId: request.id }, 'a request failed');
  const sentence = message('Oops..! An error has occured. If it happens again, quote {request}.', {
    request: request.id,
  });
  return reply.status(500).send(createAnswerBody({ status: 500, words: sentence }, apart));
}
