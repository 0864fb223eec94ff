/** As much of the OpenID Connect server as the tests use. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  export interface Interaction {
    readonly prompt: { readonly name: string };
    readonly params: Readonly<Record<string, string>>;
  }

  export class Grant {
    constructor(of: { accountId: string; clientId: string });
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  }

  interface Context {
    readonly oidc: {
      readonly client: { readonly clientId: string };
      readonly session: { readonly accountId: string };
      readonly provider: Provider;
    };
  }

  export interface Account {
    readonly accountId: string;
    claims(): Promise<Readonly<Record<string, unknown>> & { sub: string }>;
  }

  export interface Configuration {
    readonly clients: readonly object[];
    readonly jwks: { readonly keys: readonly object[] };
    readonly cookies: { readonly keys: readonly string[] };
    readonly claims: Readonly<Record<string, readonly string[]>>;
    readonly conformIdTokenClaims: boolean;
    readonly features: { readonly devInteractions: { readonly enabled: boolean } };
    readonly interactions: { url(context: Context, interaction: { readonly uid: string }): string };
    findAccount(context: Context, id: string): Promise<Account>;
    loadExistingGrant(context: Context): Promise<Grant>;
  }

  export default class Provider {
    readonly Grant: typeof Grant;
    constructor(issuer: string, configuration: Configuration);
    callback(): (request: IncomingMessage, response: ServerResponse) => void;
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>;
  }
}
