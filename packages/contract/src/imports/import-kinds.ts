/** What a list may be brought in as. */
export const importKinds = ['matter', 'person', 'asset', 'liability', 'claim'] as const;
export type ImportKind = (typeof importKinds)[number];
