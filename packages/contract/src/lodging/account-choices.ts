import { z } from 'zod';
import { id, version } from '../fields';
import type { Fields } from '../record/field';
import { answersOf, schemasOf, speaks, type ValuesOf, type WireOf } from '../record/schemas';

interface OfAccount {
  readonly matterID: number;
  /** Of which account: its place among them. */
  readonly number: number;
  /** 0 until something was saved. */
  readonly version: number;
}

/** What was chosen for one account of a matter: as it is answered, and as it is saved. */
export const choicesOfAccount = <F extends Fields>(fields: F) => ({
  answer: speaks<ValuesOf<F> & OfAccount, WireOf<F> & OfAccount>({
    matterID: id,
    number: z.int(),
    ...answersOf(fields),
    version: z.int().min(0),
  }),
  body: speaks<ValuesOf<F> & OfAccount, WireOf<F> & OfAccount>({
    matterID: id,
    number: id,
    ...schemasOf(fields),
    version: version.or(z.literal(0)),
  }),
});
