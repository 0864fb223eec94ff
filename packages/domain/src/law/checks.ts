import { message, type Message } from './message';
import { type RefusalError, refuse } from './refusal';

/** Small questions asked of most inputs. Each answers with a refusal, or nothing when all is well. */

export const checkNotBlank = (field: string, text: string, what: string): RefusalError | undefined =>
  text.trim() === '' ? refuse(field, message('Enter {what}.', { what: message(what) })) : undefined;

/** One refusal per id that stands more than once, with what to do about it. */
export function checkListedOnce(
  field: string,
  ids: readonly string[],
  sentence: (id: string) => string | Message,
): RefusalError[] {
  const seen = new Set(ids);
  if (seen.size === ids.length) return [];
  const again = ids.filter((id) => !seen.delete(id));
  return [...new Set(again)].sort().map((id) => refuse(field, sentence(id)));
}
