import type { Config } from '../config/config';
import type { Tx } from '../db/database';
import { sql } from '../db/sql';
import { computeFingerprint, createSecret } from './secrets';

export type SessionSettings = Pick<Config, 'SESSION_IDLE_MINUTES' | 'SESSION_HOURS'>;
export type SignInWay = 'password' | 'two-factor' | 'identity-provider';

export interface NewSession {
  readonly personId: number;
  readonly way: SignInWay;
  readonly roleCeiling?: readonly string[] | undefined;
  readonly address: string;
  readonly device: string | undefined;
}

const addMinutes = (now: Date, minutes: number): string => new Date(now.getTime() + minutes * 60_000).toISOString();

/** Sessions and their refresh tokens, in the provider's transactions: a session is a person's, not a firm's. */
export const sessionStore = (tx: Tx, config: SessionSettings, now: Date) => {
  const computeIdleEnd = (): string => addMinutes(now, config.SESSION_IDLE_MINUTES);

  async function issueRefreshToken(sessionId: number): Promise<string> {
    const secret = createSecret();
    await tx.run(sql`insert into refresh_token (hash, session_id, issued_at)
                     values (${computeFingerprint(secret)}, ${sessionId}, ${now.toISOString()})`);
    return secret;
  }

  const endSession = (sessionId: number, why: string): Promise<number> =>
    tx.run(sql`update session set ended_at = ${now.toISOString()}, ended_why = ${why}
               where id = ${sessionId} and ended_at is null`);

  return {
    end: endSession,
    /** Opens a session and gives its first refresh token. */
    start: async (session: NewSession): Promise<{ sessionId: number; refreshToken: string }> => {
      const { id } = await tx.one<{ id: number }>(sql`
        insert into session (person_id, way, role_ceiling, address, device, started_at, seen_at, idle_ends_at, ends_at)
        values (${session.personId}, ${session.way}, ${session.roleCeiling ? [...session.roleCeiling] : null},
                ${session.address}, ${session.device?.slice(0, 300) ?? null}, ${now.toISOString()}, ${now.toISOString()},
                least(${computeIdleEnd()}::timestamptz, ${addMinutes(now, config.SESSION_HOURS * 60)}::timestamptz),
                ${addMinutes(now, config.SESSION_HOURS * 60)}) returning id`);
      return { sessionId: id, refreshToken: await issueRefreshToken(id) };
    },
    /** Somebody is there: the idle time starts anew, up to the end the session has in any case. */
    extend: (sessionId: number): Promise<number> =>
      tx.run(sql`update session set seen_at = ${now.toISOString()}, idle_ends_at = least(${computeIdleEnd()}::timestamptz, ends_at)
                 where id = ${sessionId} and ended_at is null`),
    /**
     * Takes a refresh token for the next one. One that was used before was copied by somebody, and it cannot be told
     * which of the two asks: the whole family ends.
     */
    rotate: async (sessionId: number, refreshToken: string): Promise<string | undefined> => {
      const held = await tx.maybe<{ used_at: string | null }>(sql`
        select used_at from refresh_token where hash = ${computeFingerprint(refreshToken)} and session_id = ${sessionId} for update`);
      if (!held) return undefined;
      if (held.used_at !== null) {
        await endSession(sessionId, 'a refresh token was used twice');
        return undefined;
      }
      await tx.run(
        sql`update refresh_token set used_at = ${now.toISOString()} where hash = ${computeFingerprint(refreshToken)}`,
      );
      return issueRefreshToken(sessionId);
    },
    endAllOf: (personId: number, why: string, except: number | null = null): Promise<number> =>
      tx.run(sql`update session set ended_at = ${now.toISOString()}, ended_why = ${why}
                 where person_id = ${personId} and ended_at is null and id is distinct from ${except}::bigint`),
  };
};
