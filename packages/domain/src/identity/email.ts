import { message } from '../law/message';
import { type Outcome, refuse } from '../law/refusal';

/** Text, @, text, a dot, text; no whitespace. Whether a mailbox is behind it only a message can tell. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

export function readEmail(text: string, field = 'email'): Outcome<string> {
  const trimmed = text.trim();
  return isEmail(trimmed)
    ? trimmed
    : refuse(
        field,
        message("'{text}' is not an email address. Write it like name@example.co.za, without spaces.", {
          text: trimmed,
        }),
      );
}
