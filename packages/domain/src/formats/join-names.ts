const and = { en: 'and', af: 'en' } as const;

/** 'A', 'A and B', 'A, B and C', in the language of the paper; nothing of nobody. */
export function joinNames(names: readonly string[], language: keyof typeof and): string | null {
  const [last, ...before] = names.toReversed();
  if (last === undefined) return null;
  return before.length === 0 ? last : `${before.toReversed().join(', ')} ${and[language]} ${last}`;
}
