import { accountCalls } from '@boedel/contract/users/account.calls';
import { isChosenHere, type Language, language } from '../i18n/language';
import { switchLanguage } from '../i18n/words';
import { send } from './send';
import { session } from './session';

/** Kept with the person, so that other browsers and their mails speak it too. Failing that, it is kept here. */
const keep = (chosen: Language): void =>
  void send(accountCalls.setLanguage, { body: { language: chosen } }, { silent: true }).catch(() => undefined);

/** Somebody chooses: before they are in it waits for the sign-in. */
export async function chooseLanguage(next: Language): Promise<void> {
  if (session.token()) keep(next);
  await switchLanguage(next);
}

/** On signing in: what was chosen on this page a moment ago holds from now on; else what the person reads elsewhere. */
export async function agreeOnLanguage(theirs: Language | undefined): Promise<void> {
  if (theirs === undefined || theirs === language()) return;
  if (isChosenHere()) keep(language());
  else await switchLanguage(theirs);
}
