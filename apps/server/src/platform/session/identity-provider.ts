import { rolesIn } from '@boedel/domain/access/claims';
import type { Role } from '@boedel/domain/access/role';
import { createRemoteJWKSet, type JWTPayload, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import type { Config } from '../config/config';
import { Away, NotSignedIn } from '../problems';

/** Somebody an identity provider vouches for. */
export interface Identity {
  readonly email: string;
  /** Roles it allows; undefined where it says nothing about roles of ours. The database keeps those that restrict. */
  readonly roleCeiling: readonly Role[] | undefined;
}

type Settings = Pick<Config, 'OIDC_ISSUER' | 'OIDC_CLIENT_ID' | 'OIDC_REALM'>;

/** Signatures that need the issuer's private key. A shared secret, or none at all, proves nothing. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];
const discoverySchema = z.object({ issuer: z.string(), jwks_uri: z.url() });
const anHour = 3_600_000;
const patience = 5_000;

/** The issuer's keys by its own word, asked again after an hour; within it the key set renews itself when a key is new. */
const known = new Map<string, { keys: JWTVerifyGetKey; until: number }>();

async function keysOf(issuer: string): Promise<JWTVerifyGetKey> {
  const held = known.get(issuer);
  if (held && held.until > Date.now()) return held.keys;
  const response = await fetch(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(patience),
    redirect: 'error',
  });
  if (!response.ok) throw new Error(`discovery answered ${response.status}`);
  const discovered = discoverySchema.parse(await response.json());
  if (discovered.issuer !== issuer) throw new Error('discovery names another issuer');
  const address = new URL(discovered.jwks_uri);
  if (address.protocol !== new URL(issuer).protocol) throw new Error('the keys are not where the issuer is');
  const keys = createRemoteJWKSet(address, { timeoutDuration: patience });
  known.set(issuer, { keys, until: Date.now() + anHour });
  return keys;
}

const isForUs = ({ aud, azp }: JWTPayload, clientId: string): boolean =>
  azp === undefined ? [aud].flat().includes(clientId) : azp === clientId;

function ceilingIn(payload: JWTPayload, realm: string): readonly Role[] | undefined {
  const access = payload['resource_access'] as Readonly<Record<string, { roles?: unknown } | undefined>> | undefined;
  const named = rolesIn(access?.[realm]?.roles);
  return named.length > 0 ? named : undefined;
}

/** Reads a token of the configured identity provider, or throws NotSignedIn without saying what is wrong with it. */
export async function readIdentity(settings: Settings, token: string | undefined, now: Date): Promise<Identity> {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_REALM: realm } = settings;
  if (!issuer || !clientId || !token) throw new NotSignedIn('invalid', 'non authenticated');
  const keys = await keysOf(issuer).catch((error: unknown) => {
    throw new Away('The identity provider does not answer. Try again in a moment, or sign in with your password.', {
      cause: error,
    });
  });
  let payload: JWTPayload;
  try {
    ({ payload } = await jwtVerify(token, keys, {
      algorithms,
      issuer,
      currentDate: now,
      clockTolerance: 5,
      requiredClaims: ['exp', 'iat', 'preferred_username'],
    }));
  } catch {
    throw new NotSignedIn('invalid', 'Error creating token from keycloak token');
  }
  const email = payload['preferred_username'];
  const isProven = payload['email_verified'] !== false;
  if (!isForUs(payload, clientId) || typeof email !== 'string' || !isProven) {
    throw new NotSignedIn('invalid', 'Error creating token from keycloak token');
  }
  return { email, roleCeiling: ceilingIn(payload, realm) };
}
