import type { Tx } from '../../platform/db/database';
import { columnsOfTables, referencesOfTables } from './table-shape.store';

/** Tables of a matter that an archive shows but a new matter does not take over, and why. */
export const notCarried: Readonly<Record<string, string>> = {
  meeting_vote: 'counted at the meeting the other firm held; its minutes come along',
  meeting_attendance: 'as the votes',
  meeting_resolution: 'as the votes',
  audit_entry: 'the trail stays with the firm that wrote it; the new matter begins one of its own',
  audit_link: 'as the entries of the trail; the chain is of the firm that wrote it',
  audit_leaf: 'as the entries of the trail; the tree is of the firm that wrote it',
  trust_origin: 'the estate stays with the other firm',
  owner_register: 'lodged by the other firm; its papers come along',
  mail: 'what was sent was sent by the other firm',
  matter_access: 'whoever was let in there was not let in here',
  matter_watch: 'a mark of single people',
  matter_introducer: 'who brought the matter to the other firm',
  asset_bulk_change: 'what can be taken back was done in the other matter',
  paper_made: 'made from the data of the other matter; the papers themselves come along',
  paper_batch: 'as the papers of it',
  joint_letter_copy: 'which document is a copy of a letter of the other firm; the documents themselves come along',
  paper_pack: 'bound from the papers of the other matter; the packs themselves come along',
  document_text: 'read anew from the documents, which come along',
  document_storage_link: 'leads into the library of the other firm',
  filed_mail: 'which mail is of which thread; the mails themselves are documents and come along',
  fx_assist: 'the provider was chosen by the other firm',
  bucket_copy: 'copied into the bucket of the other firm',
  document_upload: 'files on their way into the other matter',
  job: 'work in hand is of the firm that began it',
  matter_opened: 'a mark of single people',
  lodged_account: 'what was lodged was lodged from the other matter; its papers are in the archive',
  account_query: 'asked of the other firm about the account it lodged',
  estate_step: 'what the other firm marked as not needed is looked at anew',
  family_intake: 'whom the other firm asked; what was accepted stands in the matter',
  family_answer: 'as the questions to the family',
  task: 'what the people of the other firm have to do',
  wait_chase: 'whom the other firm reminded, and when',
  escalation: 'whom the other firm told of dates nobody touched',
  lodging_settled: 'who answers for a point is the firm that lodges',
  lodging_met: 'what the other firm had in hand for the Master is marked anew',
  ledger_lock: 'the accounts were lodged from the other matter',
  ledger_event: 'the entries are booked anew, once each; what was undone stays there',
  ledger_posting: 'as their events',
  matter_figures: 'worked out anew',
  statement_file: "read anew from the bank's file",
  bank_statement: 'as their files',
  bank_statement_staged: 'as their files',
  recon_match: 'what was matched rests on the other ledger',
  recon_match_entry: 'as their matches',
  recon_group: 'as the lines that stand under them',
  cash_allocation: 'set aside from the cash of the other matter',
  recon_claim: 'as the cash it is to be paid from',
  recon_asset: 'as the lines that answer it',
  account_request: 'the bank was asked for the other matter',
  own_account_change: 'asked of the people of the other firm',
  payout: 'paid, or to be paid, from the accounts of the other matter',
  payout_approval: 'as their payments',
  payout_file: 'given to a bank by the other firm',
  payout_file_row: 'as their files',
  pastel_export: 'handed over by the other firm',
  bank_line: 'taken anew from the statements; what they answer stands in the other ledger',
};

export interface TableShape {
  readonly name: string;
  /** What can be written into it: no identity, nothing generated. */
  readonly columns: readonly string[];
  /** Which column points into which table; one that points nobody knows where goes to no table. */
  readonly links: readonly { readonly column: string; readonly to: string; readonly isRequired: boolean }[];
  readonly hasMatter: boolean;
}

/** People are known by a number that no table's key is. */
export const knownPeople = 'known people';

/** What a column points into where no key says so, by its name; nothing is known of any other. */
function unkeyed(table: string, column: string): string | undefined {
  if (column === 'matter_id') return 'matter';
  if (/(^|_)known_id$/.test(column)) return knownPeople;
  if (/(^|_)person_id$|^done_by$/.test(column)) return 'person';
  return table === 'contact_person' && column === 'party_id' ? 'matter_party' : undefined;
}

/** How these tables are made, as the schema knows it: a column or a link that comes later is not forgotten. */
export async function shapesOf(tx: Tx, tables: readonly string[]): Promise<ReadonlyMap<string, TableShape>> {
  const columns = await columnsOfTables(tx, tables);
  const links = await referencesOfTables(tx, tables);
  return new Map(
    columns.map(({ table, columns: all, required }) => {
      const keyed = links.filter((link) => link.table === table);
      const bare = all.filter(
        (column) => /_id$|^done_by$/.test(column) && !keyed.some((link) => link.column === column),
      );
      const shape: TableShape = {
        name: table,
        columns: all,
        links: [
          ...keyed.map(({ column, to }) => ({ column, to, isRequired: required.includes(column) })),
          ...bare.map((column) => ({
            column,
            to: unkeyed(table, column) ?? '',
            isRequired: required.includes(column),
          })),
        ],
        hasMatter: all.includes('matter_id'),
      };
      return [table, shape];
    }),
  );
}

/** Tables in an order in which each stands after those it points at; one that points at itself is mended afterwards. */
export function inOrder(shapes: ReadonlyMap<string, TableShape>): TableShape[] {
  const done = new Set<string>();
  const ordered: TableShape[] = [];
  const visit = (shape: TableShape, path: ReadonlySet<string>): void => {
    if (done.has(shape.name) || path.has(shape.name)) return;
    for (const { to } of shape.links) {
      const parent = shapes.get(to);
      if (parent && to !== shape.name) visit(parent, new Set([...path, shape.name]));
    }
    if (done.has(shape.name)) return;
    done.add(shape.name);
    ordered.push(shape);
  };
  for (const shape of [...shapes.values()].toSorted((a, b) => a.name.localeCompare(b.name))) visit(shape, new Set());
  return ordered;
}
