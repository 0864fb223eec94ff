import type { Role } from '@boedel/domain/access/role';
import { z } from 'zod';
import { id, version } from '../fields';
import type { Field, Fields } from './field';

/** Every entry has a name: lists are sorted by it, duplicates found by it. */
export type NamedFields = Fields & { readonly name: Field };

/** A list of entries that are listed, got, added, changed and deleted, and nothing besides. */
export interface Directory<F extends NamedFields = NamedFields> {
  /** The heading of the list page. */
  readonly label: string;
  /** One entry, as a sentence says it: 'this auctioneer'. */
  readonly one: string;
  readonly fields: F;
  /** Shared: every firm reads the provider's entries and adds its own beside them. */
  readonly owned: 'firm' | 'shared';
  /** Who may change entries; everybody of the firm may read them. */
  readonly write: readonly Role[];
  /** Addresses of the screens, where the specification gives them. */
  readonly routes?: { readonly list: string; readonly detail?: string };
  /** The verb of the list call. */
  readonly list: string;
  /** How many rows a list brings unless it is told. */
  readonly take: number;
  /** What its list may be asked beside the usual. */
  readonly asks?: z.ZodRawShape;
  /** Whether its calls are beyond the specification. */
  readonly isOurs: boolean;
  /** Entries have contact persons of their own, kept under this name. */
  readonly contacts?: string;
}

type Told<F extends NamedFields> = Pick<Directory<F>, 'label' | 'one' | 'fields'> & Partial<Directory<F>>;

/** Declares a directory; whatever is not told is as most of them are. */
export const directory = <const F extends NamedFields>(told: Told<F>): Directory<F> => ({
  owned: 'firm',
  write: told.owned === 'shared' ? ['Admin', 'SuperAdmin'] : ['Admin'],
  list: 'getlist',
  take: 50,
  isOurs: false,
  ...told,
});

export type Registry = Readonly<Record<string, Directory>>;

export type Schemas<F extends Fields> = { [K in keyof F]: F[K]['schema'] };

/** The wire's schema of each field. */
export const schemasOf = <F extends Fields>(fields: F): Schemas<F> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.schema])) as Schemas<F>;

type Answers<F extends Fields> = {
  [K in keyof F]: F[K] extends { readonly answer: infer A extends z.ZodType } ? A : F[K]['schema'];
};
/** What is answered of each field. */
export const answersOf = <F extends Fields>(fields: F): Answers<F> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, field.answer ?? field.schema]),
  ) as unknown as Answers<F>;

/** What a person fills in. */
export const entryValues = <F extends NamedFields>({ fields }: Directory<F>) => z.object(schemasOf<F>(fields));

export const ownedBy = z.enum(['firm', 'provider']);

/** An entry as it is answered. */
export const entrySchema = <F extends NamedFields>({ fields }: Directory<F>) =>
  z.object({ id, ...answersOf<F>(fields), ownedBy, version });

/** Something to look at again that does not keep the entry from being saved. */
export const warning = z.object({
  field: z.string(),
  sentence: z.string(),
  /** The entry that has the same name. */
  entryID: id.optional(),
});
export const savedSchema = <F extends NamedFields>(told: Directory<F>) =>
  z.object({ ...entrySchema(told).shape, warnings: z.array(warning) });
export const changeSchema = <F extends NamedFields>({ fields }: Directory<F>) =>
  z.object({ id, ...schemasOf<F>(fields), version });
