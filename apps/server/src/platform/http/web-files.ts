import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const aYearInSeconds = 31_536_000;

/** The built web application. Hashed files are kept for a year; any other address of a screen answers the one page. */
export async function serveWeb(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    wildcard: false,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = /\/assets\/.+-[\w-]{8,}\./.test(path.replaceAll('\\', '/'));
      void reply.header('cache-control', hashed ? `public, max-age=${aYearInSeconds}, immutable` : 'no-cache');
    },
  });
  app.route({
    method: 'GET',
    url: '/*',
    handler: (request, reply) => {
      const path = request.url.split('?')[0]!;
      if (/^\/(api|account)(\/|$)/i.test(path)) return reply.callNotFound();
      // What a later build has put there since this process started; a page of that version asks for it here too.
      if (/^\/assets\/[\w.-]+$/.test(path)) return reply.sendFile(path.slice(1));
      if (/\/assets\//.test(path)) return reply.callNotFound();
      return reply.sendFile('index.html');
    },
  });
}
