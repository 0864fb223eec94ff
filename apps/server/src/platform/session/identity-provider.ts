import { readRoles } from '@boedel/domain/access/claims';
import type { Role } from '@boedel/domain/access/role';
import { createRemoteJWKSet, type JWTHeaderParameters, type JWTPayload, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import type { Config } from '../config/config';
import { Unavailable, NotSignedIn } from '../problems';

/** Somebody an identity provider vouches for. Issuer and subject say who; everything else may be chosen by them or change. */
export interface ProviderIdentity {
  readonly issuer: string;
  readonly subject: string;
  /** What we gave out when this sign-in began. */
  readonly nonce: string;
  /** An address the provider itself has verified; undefined where it does not say so. */
  readonly verifiedEmail: string | undefined;
  /** Whether they gave a second factor there. */
  readonly hasSecondFactor: boolean;
  /** Roles it allows; undefined where it says nothing about roles of ours. The database keeps those that restrict. */
  readonly roleCeiling: readonly Role[] | undefined;
}

type IdentitySettings = Pick<Config, 'OIDC_ISSUER' | 'OIDC_CLIENT_ID' | 'OIDC_REALM' | 'OIDC_SECOND_FACTOR_ACR'>;

/** Signatures that need the issuer's private key. A shared secret, or none at all, proves nothing. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];
const discoverySchema = z.object({ issuer: z.string(), jwks_uri: z.url() });
const anHour = 3_600_000;
const patience = 5_000;

/** The issuer's keys by its own word, asked again after an hour; within it the key set renews itself when a key is new. */
const known = new Map<string, { keys: JWTVerifyGetKey; until: number }>();

/** Where the issuer says that its keys lie. */
async function discoverKeys(issuer: string): Promise<URL> {
  const response = await fetch(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(patience),
    redirect: 'error',
  });
  if (!response.ok) throw new Error(`discovery answered ${response.status}`);
  const discovered = discoverySchema.parse(await response.json());
  if (discovered.issuer !== issuer) throw new Error('discovery names another issuer');
  const address = new URL(discovered.jwks_uri);
  if (address.protocol !== new URL(issuer).protocol) throw new Error('the keys are not where the issuer is');
  return address;
}

/** How many keys the issuer signs with, as a check that it can be asked. */
export async function askIssuer(issuer: string): Promise<number> {
  const address = await discoverKeys(issuer);
  const answer = await fetch(address, { signal: AbortSignal.timeout(patience), redirect: 'error' });
  if (!answer.ok) throw new Error(`the keys at ${address.href} answered ${answer.status}`);
  const { keys } = z.object({ keys: z.array(z.unknown()).min(1) }).parse(await answer.json());
  return keys.length;
}

async function readKeys(issuer: string): Promise<JWTVerifyGetKey> {
  const held = known.get(issuer);
  if (held && held.until > Date.now()) return held.keys;
  const keys = createRemoteJWKSet(await discoverKeys(issuer), { timeoutDuration: patience });
  known.set(issuer, { keys, until: Date.now() + anHour });
  return keys;
}

/** An identity token and no other kind: an access token speaks for an application, a logout token ends something. */
const isIdentityToken = ({ typ: headerType = 'JWT' }: JWTHeaderParameters, { typ }: JWTPayload): boolean =>
  headerType.toUpperCase() === 'JWT' && (typ === undefined || typ === 'ID');

/** Ours is among the audiences, and nobody else's token passes as ours (OpenID Connect Core 3.1.3.7). */
const isForUs = ({ aud, azp }: JWTPayload, clientId: string): boolean => {
  const audiences = [aud].flat();
  return audiences.includes(clientId) && (azp === undefined ? audiences.length === 1 : azp === clientId);
};

/** Authentication methods that are more than something one knows (RFC 8176), or a context the installation names. */
const strongMethods = new Set(['mfa', 'otp', 'hwk', 'swk', 'sc', 'fpt', 'face', 'iris', 'sms', 'tel']);
const hasSecondFactor = ({ amr, acr }: JWTPayload, contexts: readonly string[]): boolean =>
  (Array.isArray(amr) && amr.some((method) => strongMethods.has(String(method)))) ||
  (typeof acr === 'string' && contexts.includes(acr));

function readRoleCeiling(payload: JWTPayload, realm: string): readonly Role[] | undefined {
  const access = payload['resource_access'] as Readonly<Record<string, { roles?: unknown } | undefined>> | undefined;
  const named = readRoles(access?.[realm]?.roles);
  return named.length > 0 ? named : undefined;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const refuseForeignToken = (): NotSignedIn => new NotSignedIn('invalid', 'Error creating token from keycloak token');

/** Reads an identity token of the configured provider, or throws NotSignedIn without saying what is wrong with it. */
export async function readIdentity(
  settings: IdentitySettings,
  token: string | undefined,
  now: Date,
): Promise<ProviderIdentity> {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_REALM: realm } = settings;
  if (!issuer || !clientId || !token) throw new NotSignedIn('invalid', 'non authenticated');
  const keys = await readKeys(issuer).catch((error: unknown) => {
    throw new Unavailable(
      'The identity provider does not answer. Try again in a moment, or sign in with your password.',
      {
        cause: error,
      },
    );
  });
  const { payload, protectedHeader } = await jwtVerify(token, keys, {
    algorithms,
    issuer,
    currentDate: now,
    clockTolerance: 5,
    maxTokenAge: '10m',
    requiredClaims: ['exp', 'iat', 'sub', 'nonce'],
  }).catch(() => {
    throw refuseForeignToken();
  });
  const { sub: subject, nonce, email } = payload;
  const isOurs = isIdentityToken(protectedHeader, payload) && isForUs(payload, clientId);
  if (!isOurs || !isText(subject) || !isText(nonce)) throw refuseForeignToken();
  return {
    issuer,
    subject,
    nonce,
    verifiedEmail: isText(email) && payload['email_verified'] === true ? email : undefined,
    hasSecondFactor: hasSecondFactor(payload, settings.OIDC_SECOND_FACTOR_ACR),
    roleCeiling: readRoleCeiling(payload, realm),
  };
}
