import type { RecordFields } from '@boedel/contract/record/field';
import { z } from 'zod';
import type { RecordFormValues } from '../fields/use-record-form';

/** A record before anything is filled in: what the schema itself puts where nothing is said, and nothing elsewhere. */
export const createEmptyValues = (fields: RecordFields): RecordFormValues =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { schema }]) => [name, z.safeDecode(schema, undefined as never).data ?? null]),
  );
