import { accountCalls } from '@boedel/contract/users/account.calls';
import { type Language, getLanguage } from '../i18n/language';
import { switchLanguage } from '../i18n/words';
import { send } from './send';
import { session } from './session';

/** Chosen in this browser by somebody who was not in yet. */
const waiting = 'languageWaits';

/** Kept with the person, so that other browsers and their mails speak it too. Failing that, it is kept here. */
const saveLanguage = (chosen: Language): void =>
  void send(accountCalls.setLanguage, { body: { language: chosen } }, { silent: true }).catch(() => undefined);

/** Somebody chooses: before they are in, the choice waits for their sign-in. */
export async function chooseLanguage(next: Language): Promise<void> {
  if (session.token()) saveLanguage(next);
  else localStorage.setItem(waiting, next);
  await switchLanguage(next);
}

/**
 * Somebody came in: what was chosen for it at the login holds from now on; else what they read elsewhere. Once the screen
 * behind the login is there, because another language draws every screen anew, and the login signs out whoever is in.
 */
export async function agreeOnLanguage(theirs: Language | undefined): Promise<void> {
  if (theirs === undefined) return;
  const isChosen = localStorage.getItem(waiting) === getLanguage();
  localStorage.removeItem(waiting);
  if (theirs === getLanguage()) return;
  if (isChosen) saveLanguage(getLanguage());
  else await switchLanguage(theirs);
}
