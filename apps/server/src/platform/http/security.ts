import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { Config } from '../config/config';

const originOf = (url: string | undefined): string[] => (url ? [new URL(url).origin] : []);
/** An http origin does not let a web socket through; it has to be named by its own scheme. */
const socketOf = (url: string | undefined): string[] =>
  originOf(url).flatMap((origin) => [origin, origin.replace(/^http/, 'ws')]);

/** A strict content policy: our own origin, and by configuration the identity provider and the assist socket. */
const policies = (config: Config): Parameters<typeof helmet>[0] => ({
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

/** The headers helmet would set: they are the same for every answer, so they are worked out once. */
function headersOf(config: Config): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  };
  const collecting = {
    setHeader: (name: string, value: string) => (headers[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  };
  helmet(policies(config))({} as never, collecting as unknown as ServerResponse, (failure?: unknown) => {
    if (failure) throw failure;
  });
  return headers;
}

export function secureHeaders(app: FastifyInstance, config: Config): void {
  const headers = headersOf(config);
  app.addHook('onRequest', (_request, reply, next) => {
    reply.headers(headers);
    next();
  });
}
