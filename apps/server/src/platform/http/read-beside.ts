import { linkHeader } from '@boedel/contract/outside-links/link-header';
import { besideHeader, mostBeside } from '@boedel/contract/read-beside';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Addresses of calls that the sender wants read with the answer; anything else in the header is left unread. */
export function listBesideAddresses({ method, headers }: FastifyRequest): readonly string[] {
  const sent = headers[besideHeader];
  if (method === 'GET' || typeof sent !== 'string') return [];
  return [...new Set(sent.split(' '))].filter((address) => address.startsWith('/api/')).slice(0, mostBeside);
}

/** As whoever made the change: each goes the way of every request, through its limits and its own right to be asked. */
function pickHeaders({ headers }: FastifyRequest): Record<string, string> {
  const passedOn = ['authorization', 'words', 'user-agent', linkHeader];
  return Object.fromEntries(passedOn.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : [])));
}

/** The answer of a change, as JSON, with what was read after it. What is refused or is no data is left out. */
export async function answerWithBeside(
  app: FastifyInstance,
  request: FastifyRequest,
  answer: string,
  addresses: readonly string[],
): Promise<string> {
  const headers = pickHeaders(request);
  const read = await Promise.all(
    addresses.map(async (url) => {
      const found = await app.inject({ method: 'GET', url, headers, remoteAddress: request.ip });
      const isData = found.statusCode === 200 && String(found.headers['content-type']).includes('json');
      return isData ? [`${JSON.stringify(url)}:${found.payload}`] : [];
    }),
  );
  return `{"answer":${answer},"beside":{${read.flat().join(',')}}}`;
}
