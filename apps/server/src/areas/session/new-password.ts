import type { Tx } from '../../platform/db/database';
import { checkPassword } from '@boedel/domain/session/password-rules';
import { auditInFirm } from '../../platform/audit/audit-in-firm';
import type { Config } from '../../platform/config/config';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { composeMail } from '../../platform/mail/mail-text';
import { queueMail } from '../../platform/mail/queue-mail';
import { readCommonPasswords } from '../../platform/session/common-passwords';
import { hashPassword } from '../../platform/session/passwords';
import { sessionStore } from '../../platform/session/sessions';
import { lockOfAccount, attemptStore } from '../../platform/session/tries';
import { type MembershipRow, type SignInPersonRow, personStore } from './person.store';
import { passwordChangedMail } from './session.mails';

/** The new password by the rules, hashed, or refused with what to do. Outside any transaction: hashing takes its time. */
export async function hashNewPassword(
  given: string,
  person: SignInPersonRow,
  firms: readonly MembershipRow[],
  providerName: string,
): Promise<string> {
  const context = {
    email: person.email,
    fullName: person.full_name,
    firmNames: firms.map(({ name }) => name),
    providerName,
  };
  return hashPassword(throwIfRefused(checkPassword(given, context, await readCommonPasswords())));
}

interface PasswordSaving {
  readonly person: SignInPersonRow;
  readonly firms: readonly MembershipRow[];
  readonly passwordHash: string;
  readonly action: 'password.reset' | 'password.changed';
  /** The session that may go on. */
  readonly exceptSession?: number;
  readonly requestId: string;
}

/** Saves it, ends what was open with the old one, tells the person, and writes every firm's trail. */
export async function saveNewPassword(tx: Tx, config: Config, now: Date, saving: PasswordSaving): Promise<void> {
  const { person, firms, passwordHash, action, exceptSession, requestId } = saving;
  await personStore(tx).savePassword(person.id, passwordHash, now);
  await sessionStore(tx, config, now).endAllOf(person.id, 'the password was changed', exceptSession);
  await attemptStore(tx, now).forget(lockOfAccount(person.email));
  await queueMail(tx, {
    to: person.email,
    ...composeMail(passwordChangedMail, person.language, {
      provider: config.PROVIDER_NAME,
      tell: config.PROVIDER_EMAIL,
    }),
    sender: 'provider',
  });
  const who = { personId: person.id, fullName: person.full_name, requestId };
  for (const firm of firms) await auditInFirm(tx, firm.firm_id, who, action, { entity: ['person', person.id] });
}
