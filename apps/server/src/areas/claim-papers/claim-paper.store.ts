import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';

export const setDocumentType = (tx: Tx, templateId: number, documentId: number | null): Promise<number> =>
  tx.run(sql`update matter_document set type = ${templateId} where id = ${documentId}`);
