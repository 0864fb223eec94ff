/** What stands between words, and what is the same in every language (`domain/law/said.ts`). */
export const af: Readonly<Record<string, string>> = {
  '{text}': '{text}',
  '{some}, {next}': '{some}, {next}',
  '{some} or {next}': '{some} of {next}',
  '{some} and {next}': '{some} en {next}',
  '{some}; {next}': '{some}; {next}',
  '{where}: {name}': '{where}: {name}',
  '{before} {after}': '{before} {after}',
};
