import { asText } from '../ui/as-text';
import { type Role, roles as knownRoles } from '@boedel/domain/access/role';

/** What the browser reads of the user token. It decides only what to show; the server decides what may be done. */
export interface Claims {
  readonly personId: number;
  readonly firmId: number;
  readonly email: string;
  readonly roles: readonly Role[];
  /** 0 until one is chosen. */
  readonly systemType: number;
  /** The types the person and the firm have in common. */
  readonly usableSystemTypes: readonly number[];
  readonly acceptedTerms: boolean;
  /** Seconds since 1970. */
  readonly expires: number;
}

const names = {
  userTypes: 'app:UserSystemTypes',
  firmTypes: 'app:SystemTypes',
  systemType: 'app:SystemType',
  acceptedTerms: 'app:UserAcceptedTCs',
} as const;

const joined = (value: unknown): number[] =>
  typeof value === 'string' ? value.split('@').filter(Boolean).map(Number) : [];

const isNo = (value: unknown): boolean => ['false', '0', 'no'].includes(String(value).toLowerCase());

function payloadOf(token: string): Record<string, unknown> | undefined {
  try {
    const part = token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(part), (letter) => letter.codePointAt(0)!);
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined; // no token of ours
  }
}

/** One role is a word, several are a list. */
const rolesIn = (claim: unknown): Role[] => {
  const held = Array.isArray(claim) ? claim : [claim];
  return knownRoles.filter((role) => held.includes(role));
};

export function claimsOf(token: string | null): Claims | undefined {
  const payload = token ? payloadOf(token) : undefined;
  if (!payload) return undefined;
  const firmTypes = joined(payload[names.firmTypes]);
  return {
    personId: Number(payload['sub'] ?? 0),
    firmId: Number(payload['firm'] ?? 0),
    email: asText(payload['email']),
    roles: rolesIn(payload['role']),
    systemType: Number(payload[names.systemType] ?? 0),
    usableSystemTypes: joined(payload[names.userTypes]).filter((type) => firmTypes.includes(type)),
    acceptedTerms: !isNo(payload[names.acceptedTerms]),
    expires: Number(payload['exp'] ?? 0),
  };
}

/** Expired when earlier than now, in whole seconds. */
export const isExpired = (claims: Claims, now = Date.now()): boolean => claims.expires < Math.floor(now / 1000);
