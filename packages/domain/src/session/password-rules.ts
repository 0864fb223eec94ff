import { message } from '../law/message';
import { collectRefusals, type Outcome, refuse } from '../law/refusal';
import { isCommonPassword } from './common-passwords';

/**
 * NIST SP 800-63B-4 (2025) s 3.1.1.2: at least 15 signs where the password stands alone, at least 64 must be allowed, no
 * rules about kinds of signs, no forced change, and common and expected passwords refused. It does not count a code sent
 * by email as a second factor, so the one length holds for everybody.
 */
export const shortestPassword = 15;
/** Far beyond any phrase; a limit only so that hashing cannot be made to chew megabytes. */
export const longestPassword = 256;
/** What must remain of a password once the words anybody would guess first are taken out. */
const ownSigns = 8;

/** What a stranger knows about the account: nothing of it makes a password. */
export interface PasswordContext {
  readonly email: string;
  readonly fullName: string;
  readonly firmNames: readonly string[];
  readonly providerName: string;
}

/** One way to write the same signs, so that a password works from every keyboard. */
export const normalisePassword = (password: string): string => password.normalize('NFC');
const countSigns = (password: string): number => Array.from(password).length;

const listExpectedWords = ({ email, fullName, firmNames, providerName }: PasswordContext): string[] =>
  [email, fullName, providerName, ...firmNames]
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length >= 4)
    .sort((a, b) => b.length - a.length);

function removeWords(password: string, words: readonly string[]): string {
  return words.reduce((left, word) => left.replaceAll(word, ''), password.toLowerCase());
}

/** The password as it will be kept, or every reason it cannot be used. */
export function checkPassword(
  given: string,
  context: PasswordContext,
  known?: ReadonlySet<string>,
  field = 'newPassword',
): Outcome<string> {
  const password = normalisePassword(given);
  const length = countSigns(password);
  if (length < shortestPassword) {
    return refuse(
      field,
      message(
        'Use at least {count} characters. Three or four words that do not belong together are easy to remember.',
        {
          count: shortestPassword,
        },
      ),
    );
  }
  if (length > longestPassword)
    return refuse(field, message('Use at most {count} characters.', { count: longestPassword }));
  const own = removeWords(password, listExpectedWords(context));
  const refused = collectRefusals([
    isCommonPassword(password, known)
      ? refuse(field, 'This password is easy to guess. Choose another one.')
      : undefined,
    countSigns(own) < ownSigns
      ? refuse(field, 'This is mostly your name, your email address or the name of your firm. Choose other words.')
      : undefined,
  ]);
  return refused ?? password;
}
