import { z } from 'zod';

/**
 * Details as the row holds them, in the shape the role asks for today. A key that is missing, or was written in an older
 * shape, reads as if it had been left open: an old row must never keep a screen from opening.
 */
export function storedDetails<D extends z.ZodObject>(
  schema: D,
  stored: Readonly<Record<string, unknown>>,
): z.output<D> {
  const open = z.decode(schema, {} as z.input<D>) as Record<string, unknown>;
  const shape = schema.shape as Record<string, z.ZodType>;
  const entries = Object.entries(shape).map(([key, field]) => {
    const value = stored[key];
    const fits = value !== undefined && z.safeEncode(field, value).success;
    return [key, fits ? value : open[key]];
  });
  return Object.fromEntries(entries) as z.output<D>;
}
