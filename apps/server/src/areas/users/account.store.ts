import type { AnswerOf } from '@boedel/contract/call';
import { termsVersion } from '@boedel/contract/session/terms';
import { accountCalls } from '@boedel/contract/users/account.calls';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';

export const insertAcceptance = (tx: Tx, personId: number, acceptedAt: string, address: string): Promise<number> =>
  tx.run(sql`insert into terms_acceptance (person_id, terms_version, accepted_at, address)
      values (${personId}, ${termsVersion}, ${acceptedAt}, ${address}) on conflict (person_id, terms_version) do nothing`);

export const markTermsAccepted = (tx: Tx, acceptedAt: string, personId: number): Promise<number> =>
  tx.run(sql`update person set terms_version = ${termsVersion}, terms_accepted_at = ${acceptedAt}
      where id = ${personId}`);

export const readAccountRow = (
  tx: Tx,
  personId: number,
): Promise<Omit<UserAccount, 'isAuthenticatorOn' | 'recoveryCodesLeft'>> =>
  tx.one(sql`
    select id, email, full_name as fullname, password_changed_at as "passwordChangedAt", two_factor as "isTwoFactorOn"
    from person where id = ${personId}`);

export type UserAccount = AnswerOf<typeof accountCalls.details>;

export const renamePerson = (tx: Tx, fullname: string, personId: number): Promise<number> =>
  tx.run(sql`update person set full_name = ${fullname}, version = version + 1 where id = ${personId}`);

export const setLanguage = (tx: Tx, language: 'af' | 'en', personId: number): Promise<number> =>
  tx.run(sql`update person set language = ${language} where id = ${personId}`);

export const listSignIns = (tx: Tx, sessionId: number, personId: number): Promise<AccountSignIn[]> =>
  tx.rows(sql`
        select id, started_at as "startedAt", ended_at as "endedAt", ended_why as "endedWhy", way, address, device,
               id = ${sessionId} as "isCurrent"
        from session where person_id = ${personId} order by started_at desc, id desc limit 100`);

export type AccountSignIn = AnswerOf<typeof accountCalls.signInHistory>[number];
