import type { Fields } from '@boedel/contract/record/field';
import { z } from 'zod';
import type { Values } from '../fields/use-record-form';

/** A record before anything is filled in: what the schema itself puts where nothing is said, and nothing elsewhere. */
export const emptyValues = (fields: Fields): Values =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { schema }]) => [name, z.safeDecode(schema, undefined as never).data ?? null]),
  );
