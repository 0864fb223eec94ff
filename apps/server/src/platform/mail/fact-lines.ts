export type MailFact = readonly [label: string, value: string | null | undefined];

/** What a mail tells of a thing, a line each with its label; what is not known has no line. */
export const formatFactLines = (...facts: readonly MailFact[]): string =>
  facts.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])).join('\n');
