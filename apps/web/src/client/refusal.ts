import { madeBefore } from '@boedel/contract/asked-again';
import type { SectionedMessage } from '@boedel/domain/law/refusal';
import { t, translate } from '../i18n/t';
import { loadLaw, loadSaid } from '../i18n/words';
import { formatAsText } from '../ui/format-as-text';
import { notifyError } from '../ui/plain/notices';
import { CallError, ConflictError, RepeatedCallError, type FieldErrors, errorTexts } from './errors';

/** Every sentence in it, however deep: what holds it is nothing to read. */
function toTexts(value: unknown): string[] {
  if (value === null || value === undefined) return [];
  return typeof value === 'object' ? Object.values(value).flatMap(toTexts) : [t(formatAsText(value))];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Where words and values came apart they are said in the person's language; the sentences beside them are English. */
function toFieldErrors({ said, ...body }: Record<string, unknown>): FieldErrors {
  const apart = (isObject(said) ? said : {}) as Readonly<Record<string, readonly SectionedMessage[] | undefined>>;
  return Object.fromEntries(
    Object.entries(body).map(([field, value]) => [field, apart[field]?.map(translate) ?? toTexts(value)]),
  );
}

interface RefusalReading {
  readonly sent?: unknown;
  readonly silent?: boolean | undefined;
  /** What the screen calls the fields. */
  readonly names?: Readonly<Record<string, string>> | undefined;
}

/** Each sentence once, after the fields it is about where the screen has told what they are called. */
function listToasts(fields: FieldErrors, names: Readonly<Record<string, string>>): string[] {
  const about = new Map<string, string[]>();
  for (const [field, sentencesOfIt] of Object.entries(fields)) {
    for (const sentence of sentencesOfIt) {
      about.set(sentence, [...(about.get(sentence) ?? []), ...(names[field] ? [names[field]] : [])]);
    }
  }
  return [...about].map(([sentence, called]) => (called.length > 0 ? `${called.join(', ')}: ${sentence}` : sentence));
}

/**
 * Reads an answer that says no, and puts it into the person's language: the server speaks English. An object shows each
 * value as a toast of a minute; a string is passed on unshown, for the screen to put where it belongs; a conflict is
 * passed on whole, with what was sent as the person's own version where the server names only the other one.
 */
export async function readRefusal(
  response: Response,
  { sent, silent = false, names = {} }: RefusalReading = {},
): Promise<CallError> {
  const [text] = await Promise.all([response.text(), loadSaid(), loadLaw()]);
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  const body = isJson ? parse(text) : text.startsWith('<') ? undefined : text;
  if (typeof body === 'string' && body) return new CallError(t(body), response.status);
  if (!isObject(body) && !Array.isArray(body)) return new CallError(t(errorTexts.generic), response.status);

  const { conflict, ...rest } = Array.isArray(body) ? { conflict: undefined, error: body } : body;
  const fields = toFieldErrors(rest);
  const all = Object.values(fields).flat();
  if (response.status === 409 && isObject(conflict) && isObject(conflict['theirs'])) {
    const yours = isObject(conflict['yours']) ? conflict['yours'] : isObject(sent) ? sent : {};
    return new ConflictError(all[0] ?? t(errorTexts.generic), { yours, theirs: conflict['theirs'] });
  }
  if (response.status === madeBefore) return new RepeatedCallError(all[0] ?? '', response.status, fields);
  if (!silent) listToasts(fields, names).forEach(notifyError);
  return new CallError(all[0] ?? t(errorTexts.generic), response.status, fields, !silent && all.length > 0);
}

/** A download's no comes as a file as well: read as text, its values in one toast. */
export async function readBlobRefusal(response: Response): Promise<CallError> {
  const [text] = await Promise.all([response.blob().then((blob) => blob.text()), loadSaid(), loadLaw()]);
  const body = parse(text);
  const message = isObject(body)
    ? Object.values(toFieldErrors(body)).flat().join(', ')
    : typeof body === 'string'
      ? t(body)
      : t(errorTexts.unreadable);
  notifyError(message || t(errorTexts.unreadable));
  return new CallError(
    message || t(errorTexts.unreadable),
    response.status,
    isObject(body) ? toFieldErrors(body) : {},
    true,
  );
}
