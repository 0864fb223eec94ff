import { type WrittenTokenClaims, writeClaims } from '@boedel/domain/access/claims';
import { session } from '../client/session';

/** A token as the server writes it, unsigned: the browser only reads it. */
export function createToken(
  person: Partial<WrittenTokenClaims> = {},
  expires = Math.floor(Date.now() / 1000) + 600,
): string {
  const claims = writeClaims({
    firmId: 1,
    email: 'thandi@protea.test',
    fullName: 'Thandi Maseko',
    country: 'South Africa',
    roles: ['Capture Matter'],
    systemType: 2,
    personTypes: [2],
    firmTypes: [1, 2, 3, 4, 5],
    termsAccepted: true,
    ...person,
  });
  const body = Buffer.from(JSON.stringify({ ...claims, sub: '7', exp: expires })).toString('base64url');
  return `head.${body}.signature`;
}

export function signInAs(person: Partial<WrittenTokenClaims> = {}): void {
  session.start({ user: { id: 7, token: createToken(person), fullname: 'Thandi Maseko' }, refreshToken: 'refresh-1' });
}
