import { plainMessageSchema } from '../message.schema';
import type { Role } from '@boedel/domain/access/role';
import { z } from 'zod';
import { id, version } from '../fields';
import type { SettingsGroup } from '../pages/page';
import type { RecordField, RecordFields } from '../record/field';
import { toAnswerSchemas, toSchemas, createSchemaOf } from '../record/schemas';

/** Every entry has a name: lists are sorted by it, duplicates found by it. */
export type NamedDirectoryFields = RecordFields & { readonly name: RecordField };

/** What a person fills in: a name, and the other fields of the directory by theirs. */
export interface EntryValues {
  readonly name: string;
  readonly [field: string]: unknown;
}

/** An entry of any directory as it is answered. */
export interface DirectoryEntry extends EntryValues {
  readonly id: number;
  readonly ownedBy: 'firm' | 'provider';
  readonly version: number;
}

/** A list of entries that are listed, got, added, changed and deleted, and nothing besides. */
export interface Directory {
  /** The heading of the list page. */
  readonly label: string;
  /** One entry, as a sentence says it: 'this auctioneer'. */
  readonly one: string;
  readonly fields: NamedDirectoryFields;
  /** Shared: every firm reads the provider's entries and adds its own beside them. */
  readonly owned: 'firm' | 'shared';
  /** Who may change entries; everybody of the firm may read them. */
  readonly write: readonly Role[];
  /** Addresses of the screens, where the specification gives them. */
  readonly routes?: { readonly list: string; readonly detail?: string };
  /** The system types in whose settings menu its list stands. */
  readonly settingsOf?: readonly number[];
  /** Under which heading of the settings it is found. */
  readonly group?: SettingsGroup;
  /** What it is called in Curatorship, where that differs. */
  readonly inCuratorship?: { readonly label: string; readonly one: string };
  /** The verb of the list call. */
  readonly list: string;
  /** How many rows a list brings unless it is told. */
  readonly take: number;
  /** What its list may be asked beside the usual. */
  readonly asks?: z.ZodRawShape;
  /** What rows of its list may carry beside their fields. */
  readonly adds?: z.ZodRawShape;
  /** Whether its calls are beyond the specification. */
  readonly isOurs: boolean;
  /** Entries have contact persons of their own, kept under this name. */
  readonly contacts?: string;
}

type DirectoryDeclaration = Pick<Directory, 'label' | 'one' | 'fields'> & Partial<Directory>;

/** Declares a directory; whatever is not told is as most of them are. */
export const declareDirectory = (declared: DirectoryDeclaration): Directory => ({
  owned: 'firm',
  write: declared.owned === 'shared' ? ['Admin', 'SuperAdmin'] : ['Admin'],
  list: 'getlist',
  take: 50,
  isOurs: false,
  ...declared,
});

export type DirectoryRegistry = Readonly<Record<string, Directory>>;

/** What a person fills in. */
export const entryValuesSchema = ({ fields }: Directory) => createSchemaOf<EntryValues>(toSchemas(fields));

export const ownedBy = z.enum(['firm', 'provider']);

/** An entry as it is answered. */
export const entrySchema = ({ fields }: Pick<Directory, 'fields'>, adds: z.ZodRawShape = {}) =>
  createSchemaOf<DirectoryEntry>({ id, ...toAnswerSchemas(fields), ownedBy, version, ...adds });

/** Something to look at again that does not keep the entry from being saved. */
export const warning = z.object({
  field: z.string(),
  sentence: z.string(),
  said: plainMessageSchema.optional(),
  /** The entry that has the same name. */
  entryID: id.optional(),
});
type DirectoryWarnings = z.infer<typeof warning>[];
export const savedEntrySchema = ({ fields }: Directory) =>
  createSchemaOf<DirectoryEntry & { readonly warnings: DirectoryWarnings }>({
    id,
    ...toAnswerSchemas(fields),
    ownedBy,
    version,
    warnings: z.array(warning),
  });
export const entryChangeSchema = ({ fields }: Directory) =>
  createSchemaOf<EntryValues & { readonly id: number; readonly version: number }>({
    id,
    ...toSchemas(fields),
    version,
  });
