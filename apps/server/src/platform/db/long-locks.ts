/**
 * Tables that grow with what people do and reach ten million rows at a large provider. On any other a scan takes well
 * under two seconds.
 */
export const largeTables: ReadonlySet<string> = new Set([
  'audit_entry',
  'audit_leaf',
  'audit_link',
  'audit_node',
  'bank_line',
  'document_text',
  'email_notification',
  'inbox_entry',
  'job',
  'ledger_event',
  'ledger_posting',
  'mail',
  'mail_attachment',
  'matter_document',
  'matter_document_link',
  'matter_find',
  'matter_note',
  'matter_opened',
  'money_movement',
  'refresh_token',
  'session',
  'stored_file',
]);

export interface LongLock {
  readonly table: string;
  readonly statement: string;
  /** What the lock keeps out for as long as the whole table takes. */
  readonly lock: 'reading and writing' | 'writing' | 'changes of the same rows';
  readonly instead: string;
}

/** Statements, without what stands in comments, strings and the bodies of functions. */
const splitStatements = (text: string): string[] =>
  text
    .replace(/--[^\n]*/g, '')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replace(/'(?:[^']|'')*'/g, "''")
    .split(';')
    .map((each) => each.replace(/\s+/g, ' ').trim().toLowerCase())
    .filter((each) => each !== '');

const unquote = (name: string): string => name.replace(/^(public\.)?"?|"$/g, '');

/** What one part of an alter table scans or writes anew while nobody else can so much as read. */
function explainAlteration(part: string): string | undefined {
  if (/^(alter|add)( column)? \S+ .*\bgenerated always as\b.*\bstored\b/.test(part))
    return 'add a plain column, and fill it in small batches from a job';
  if (/^add (column )?.*\bdefault (gen_random_uuid|random|clock_timestamp|nextval)\b/.test(part))
    return 'add the column without a default, then fill it in small batches from a job';
  if (
    /^add (column )?.*\b(big|small)?serial\b|^add (column )?.*\bgenerated (always|by default) as identity\b/.test(part)
  )
    return 'add a plain column, and fill it in small batches from a job';
  if (/^alter (column )?\S+ (set data )?type\b/.test(part))
    return 'add a column of the new type beside it, fill it in small batches, and read it from the next version on';
  if (/^alter (column )?\S+ set not null\b/.test(part))
    return 'add a check (… is not null) not valid, validate it in a migration of its own, then set not null';
  if (/^add (constraint \S+ )?(primary key|unique|exclude)\b(?!.*\busing index\b)/.test(part))
    return 'create the unique index concurrently first, then add the constraint using that index';
  if (/^add (constraint \S+ )?(check|foreign key)\b(?!.*\bnot valid\b)/.test(part))
    return 'add it not valid, and validate it in a migration of its own';
  return undefined;
}

/** Parts between commas that stand in no brackets. */
function splitParts(list: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < list.length; at += 1) {
    if (list[at] === '(') depth += 1;
    if (list[at] === ')') depth -= 1;
    if (list[at] !== ',' || depth > 0) continue;
    parts.push(list.slice(from, at).trim());
    from = at + 1;
  }
  return [...parts, list.slice(from).trim()];
}

function judgeStatement(statement: string): LongLock[] {
  const altered = /^alter table (?:if exists )?(?:only )?(\S+) (.+)$/.exec(statement);
  if (altered) {
    const table = unquote(altered[1]!);
    return splitParts(altered[2]!).flatMap((part) => {
      const instead = explainAlteration(part);
      return instead ? [{ table, statement: part, lock: 'reading and writing' as const, instead }] : [];
    });
  }
  const indexed = /^create (?:unique )?index (concurrently )?.*?\bon (?:only )?(\S+)/.exec(statement);
  if (indexed) {
    if (indexed[1]) return [];
    const instead = 'create it concurrently before the upgrade, and say `if not exists` in the migration';
    const isAlone = /^create (?:unique )?index if not exists\b/.test(statement);
    return isAlone ? [] : [{ table: unquote(indexed[2]!.split('(')[0]!), statement, lock: 'writing', instead }];
  }
  const whole = /^(?:vacuum full|cluster|reindex table|truncate(?: table)?|lock table) (\S+)/.exec(statement);
  if (whole) {
    const instead = 'leave it to whoever runs the database, outside an upgrade';
    return [{ table: unquote(whole[1]!), statement, lock: 'reading and writing', instead }];
  }
  const changed = /^(?:update|delete from) (?:only )?(\S+)/.exec(statement);
  if (changed) {
    const instead = 'change the rows in small batches from a job, with the code able to read both';
    return [{ table: unquote(changed[1]!), statement, lock: 'changes of the same rows', instead }];
  }
  return [];
}

/** What a migration would hold for longer than two seconds on a table of ten million rows. Tables it makes are empty. */
export function listLongLocks(text: string, isLarge = (table: string): boolean => largeTables.has(table)): LongLock[] {
  const statements = splitStatements(text);
  const made = new Set(
    statements.flatMap((each) => {
      const found = /^create table (?:if not exists )?(\S+)/.exec(each);
      return found ? [unquote(found[1]!.split('(')[0]!)] : [];
    }),
  );
  return statements.flatMap(judgeStatement).filter(({ table }) => isLarge(table) && !made.has(table));
}
