import { z } from 'zod';
import { id, version } from '../fields';
import type { RecordFields } from '../record/field';
import { toAnswerSchemas, toSchemas, createSchemaOf, type FieldValues, type FieldWireValues } from '../record/schemas';

interface AccountChoicesKeys {
  readonly matterID: number;
  /** Of which account: its place among them. */
  readonly number: number;
  /** 0 until something was saved. */
  readonly version: number;
}

/** What was chosen for one account of a matter: as it is answered, and as it is saved. */
export const declareAccountChoices = <F extends RecordFields>(fields: F) => ({
  answer: createSchemaOf<FieldValues<F> & AccountChoicesKeys, FieldWireValues<F> & AccountChoicesKeys>({
    matterID: id,
    number: z.int(),
    ...toAnswerSchemas(fields),
    version: z.int().min(0),
  }),
  body: createSchemaOf<FieldValues<F> & AccountChoicesKeys, FieldWireValues<F> & AccountChoicesKeys>({
    matterID: id,
    number: id,
    ...toSchemas(fields),
    version: version.or(z.literal(0)),
  }),
});
