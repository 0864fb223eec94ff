import { isPrivate, maskNumber } from '@boedel/domain/identity/mask';
import type { MergeData } from '@boedel/domain/templates/fill';

/** Numbers are in full on the paper; a screen that shows what it was made from has them masked, as everywhere. */
export const maskData = (data: MergeData): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => {
      if (Array.isArray(value)) return [name, (value as readonly MergeData[]).map(maskData)];
      const leaf = name.slice(name.lastIndexOf('.') + 1);
      return [name, typeof value === 'string' && isPrivate(leaf) ? maskNumber(value) : value];
    }),
  );
