import { collectRefusals, type Outcome, refuse } from '../law/refusal';
import { message } from '../law/message';

/** What a mail is told: text, numbers, days; a list is one line each; what is not known is null. */
export type MailFacts = Readonly<Record<string, unknown>>;

const field = /\{(\w+)\}/g;

export const listFieldsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(field)].map(([, name]) => name!)),
];

function formatFact(fact: unknown): string {
  if (Array.isArray(fact)) return fact.map(formatFact).join('\n');
  return typeof fact === 'string' || typeof fact === 'number' ? String(fact) : '';
}

/** Fields are replaced once, so that braces in what somebody typed stay as they were typed. A line all of whose fields are unknown is left out. */
export function fillMailText(text: string, facts: MailFacts): string {
  const lines = text
    .replaceAll('\r\n', '\n')
    .split('\n')
    .filter((line) => {
      const names = listFieldsIn(line);
      return names.length === 0 || names.some((name) => formatFact(facts[name]) !== '');
    })
    .map((line) => line.replace(field, (_, name: string) => formatFact(facts[name])));
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** A firm's own words for a mail: every field is one the mail has, and what the reader needs to act is in it. */
export function checkWords<Words extends { readonly subject: string; readonly body: string }>(
  words: Words,
  fields: readonly string[],
  mustHold: readonly string[],
): Outcome<Words> {
  const refuseUnknownFields = (where: 'subject' | 'body') =>
    listFieldsIn(words[where])
      .filter((name) => !fields.includes(name))
      .map((name) =>
        refuse(where, message('This mail has no field {name}. Choose one of its list.', { name: `{${name}}` })),
      );
  const inBody = listFieldsIn(words.body);
  const refused = collectRefusals([
    ...refuseUnknownFields('subject'),
    ...refuseUnknownFields('body'),
    ...mustHold
      .filter((name) => !inBody.includes(name))
      .map((name) =>
        refuse('body', message('Keep {name} in the text: without it the mail is of no use.', { name: `{${name}}` })),
      ),
  ]);
  return refused ?? words;
}
