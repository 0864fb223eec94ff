import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { Config } from '../config/config';

const readOrigin = (url: string | undefined): string[] => (url ? [new URL(url).origin] : []);
/** An http origin does not let a web socket through; it has to be named by its own scheme. */
const listSocketSources = (url: string | undefined): string[] =>
  readOrigin(url).flatMap((origin) => [origin, origin.replace(/^http/, 'ws')]);

/** A strict content policy: our own origin, and by configuration the identity provider and the assist socket. */
const createPolicies = (config: Config): Parameters<typeof helmet>[0] => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      'default-src': ["'self'"],
      'script-src': ["'self'", ...readOrigin(config.ASSIST_SOCKET_URL)],
      // The design system writes style elements and attributes at run time; scripts stay strict.
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'blob:'],
      'font-src': ["'self'", 'data:'],
      'connect-src': ["'self'", ...readOrigin(config.OIDC_ISSUER), ...listSocketSources(config.ASSIST_SOCKET_URL)],
      'frame-src': ["'self'", 'blob:', ...readOrigin(config.OIDC_ISSUER)],
      'worker-src': ["'self'", 'blob:'],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'", ...readOrigin(config.OIDC_ISSUER)],
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
function createHeaders(config: Config): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  };
  const collecting = {
    setHeader: (name: string, value: string) => (headers[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  };
  helmet(createPolicies(config))({} as never, collecting as unknown as ServerResponse, (failure?: unknown) => {
    if (failure) throw failure;
  });
  return headers;
}

export function addSecureHeaders(app: FastifyInstance, config: Config): void {
  const headers = createHeaders(config);
  app.addHook('onRequest', (_request, reply, next) => {
    reply.headers(headers);
    next();
  });
}
