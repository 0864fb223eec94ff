import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../config/config';

const originOf = (url: string | undefined): string[] => (url ? [new URL(url).origin] : []);
/** An http origin does not let a web socket through; it has to be named by its own scheme. */
const socketOf = (url: string | undefined): string[] =>
  originOf(url).flatMap((origin) => [origin, origin.replace(/^http/, 'ws')]);

/** A strict content policy: our own origin, and by configuration the identity provider and the assist socket. */
export const secureHeaders = fp(async (app: FastifyInstance, { config }: { config: Config }) => {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", ...originOf(config.ASSIST_SOCKET_URL)],
        // The design system writes style elements and attributes at run time; scripts stay strict.
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'font-src': ["'self'", 'data:'],
        'connect-src': ["'self'", ...originOf(config.OIDC_ISSUER), ...socketOf(config.ASSIST_SOCKET_URL)],
        'frame-src': ["'self'", 'blob:', ...originOf(config.OIDC_ISSUER)],
        'worker-src': ["'self'", 'blob:'],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'", ...originOf(config.OIDC_ISSUER)],
        'frame-ancestors': ["'none'"],
      },
    },
    // Told to browsers only where the address itself is https.
    strictTransportSecurity: config.PUBLIC_URL?.startsWith('https:')
      ? { maxAge: 31_536_000, includeSubDomains: true }
      : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()');
    done(null, payload);
  });
});
