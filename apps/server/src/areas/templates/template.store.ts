import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import { sql } from '../../platform/db/sql';
import { c, firmTable, type RowOf } from '../../platform/db/table';

export const templateTable = firmTable('template', {
  title: c.text,
  standard_id: c.int.orNull,
  is_default: c.flag,
  language: c.text,
  kind: c.text,
  system_types: c.ints,
  content: c.text,
  person_id: c.id.orNull,
  changed_at: c.instant,
});
export type TemplateRow = RowOf<typeof templateTable>;

export const editionTable = firmTable('template_edition', {
  template_id: c.id,
  number: c.int,
  title: c.text,
  content: c.text,
  person_id: c.id.orNull,
  person_name: c.text,
  created_at: c.instant,
});
export type TemplateEditionRow = RowOf<typeof editionTable>;

export const templateStore = (tx: Tx) => {
  const editions = tableStore(tx, editionTable);
  return {
    ...tableStore(tx, templateTable),
    own: (): Promise<TemplateRow[]> => tableStore(tx, templateTable).list(sql`not is_default`, sql`title, id`),
    defaults: (): Promise<TemplateRow[]> => tableStore(tx, templateTable).list(sql`is_default`, sql`standard_id`),
    defaultFor: async (standardId: number, language: 'en' | 'af'): Promise<TemplateRow | undefined> =>
      (
        await tableStore(tx, templateTable).list(
          sql`is_default and standard_id = ${standardId} and language = ${language}`,
        )
      )[0],
    editionsOf: (templateId: number): Promise<TemplateEditionRow[]> =>
      editions.list(sql`template_id = ${templateId}`, sql`number desc`),
    /** The text as it is now, kept under the next number. */
    keepEdition: ({ id, title, content, version }: TemplateRow, by: string): Promise<TemplateEditionRow> =>
      editions.insert({ template_id: id, number: version, title, content, person_name: by }),
  };
};
