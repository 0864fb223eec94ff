import { sessionCalls } from '@boedel/contract/session/session.calls';
import { sql } from '../platform/db/sql';
import { hashPassword } from '../platform/session/passwords';
import { openProviderScope } from '../platform/tenancy/scopes';
import type { TestAnswer, TestApp, TestPerson } from './test-app';

export const goodPassword = 'kokerboom by die waterval';
let hashed: Promise<string> | undefined;

/** Gives somebody the password of the tests, and what else they need to sign in. */
export async function addPassword<S extends TestPerson>(app: TestApp, somebody: S, twoFactor = false): Promise<S> {
  const passwordHash = await (hashed ??= hashPassword(goodPassword));
  await openProviderScope(app.test.database).transaction((tx) =>
    tx.run(
      sql`update person set password_hash = ${passwordHash}, two_factor = ${twoFactor} where id = ${somebody.personId}`,
    ),
  );
  return somebody;
}

let visitor = 0;
/** An address nobody in these tests has used yet, so that one test's failures do not lock another's account. */
export const createAddress = (): string => `198.51.100.${(visitor = (visitor % 250) + 1)}`;

export const signIn = (
  app: TestApp,
  email: string,
  { password = goodPassword, address = createAddress() }: { password?: string; address?: string } = {},
): Promise<TestAnswer<typeof sessionCalls.authenticate>> =>
  app.callAs(undefined, sessionCalls.authenticate, { body: { email, password }, address });

/** The last mail queued for an address, as it will leave. */
export const findLastMail = (
  app: TestApp,
  email: string,
): Promise<{ subject: string; body_text: string } | undefined> =>
  openProviderScope(app.test.database).transaction((tx) =>
    tx.maybe(sql`select subject, body_text from mail where ${email} = any(to_addresses) order by id desc limit 1`),
  );
