import { said, type Said } from './said';
import { type Refused, refuse } from './refusal';

/** Small questions asked of most inputs. Each answers with a refusal, or nothing when all is well. */

export const notBlank = (field: string, text: string, what: string): Refused | undefined =>
  text.trim() === '' ? refuse(field, said('Give {what}.', { what: said(what) })) : undefined;

/** One refusal per id that stands more than once, with what to do about it. */
export function listedOnce(field: string, ids: readonly string[], sentence: (id: string) => string | Said): Refused[] {
  const seen = new Set(ids);
  if (seen.size === ids.length) return [];
  const again = ids.filter((id) => !seen.delete(id));
  return [...new Set(again)].sort().map((id) => refuse(field, sentence(id)));
}
