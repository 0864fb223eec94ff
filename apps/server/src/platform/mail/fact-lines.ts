export type MailFact = readonly [label: string, value: string | null | undefined];

/** The facts in a mail, one line each with its label; an unknown fact has no line. */
export const formatFactLines = (...facts: readonly MailFact[]): string =>
  facts.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])).join('\n');
