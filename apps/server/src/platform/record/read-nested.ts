import { z } from 'zod';

type NestedValues = Readonly<Record<string, unknown>>;
const isHeld = (value: unknown): value is NestedValues =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** The object a schema is about, under whatever says how to fill in what is missing. */
function findObjectSchema(schema: z.core.$ZodType): z.ZodObject | undefined {
  if (schema instanceof z.ZodObject) return schema;
  if (schema instanceof z.ZodPrefault || schema instanceof z.ZodDefault) return findObjectSchema(schema.unwrap());
  return undefined;
}

/**
 * What a column of the row holds inside, in the shape the record asks for today. A key that is missing, or was written
 * in an older shape, reads as if it had been left open: an old row must never keep a screen from opening.
 */
export function readNested(schema: z.ZodType, stored: unknown): unknown {
  const open = z.decode(schema, undefined);
  const object = findObjectSchema(schema);
  if (!object) return stored !== null && z.safeEncode(schema, stored).success ? stored : open;
  const held = isHeld(stored) ? stored : {};
  const entries = Object.entries(object.shape as Record<string, z.ZodType>).map(([key, field]) => {
    const value = held[key];
    const fits = value !== undefined && z.safeEncode(field, value).success;
    return [key, fits ? value : (open as NestedValues)[key]];
  });
  return Object.fromEntries(entries);
}
