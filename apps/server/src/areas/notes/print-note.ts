import type { noteCalls } from '@boedel/contract/notes/notes.calls';
import { clockAt } from '@boedel/domain/dates/instant';
import { countryNamed } from '@boedel/domain/law/country';
import { escapeText } from '@boedel/domain/notes/entities';
import { sql } from '../../platform/db/sql';
import type { Handler } from '../../platform/http/handler';
import { openMatter } from '../../platform/tenancy/matter-door';
import { noteStore } from './note.store';

const style = `@page{size:A4;margin:20mm}body{font:11pt/1.5 Georgia,serif;color:#17212b;max-width:170mm;margin:0 auto;padding:12mm 0}
header{border-bottom:1px solid #17212b;margin-bottom:8mm;padding-bottom:4mm}h1{font-size:14pt;margin:0 0 2mm}
dl{display:grid;grid-template-columns:max-content 1fr;gap:1mm 6mm;margin:0}dt{color:#55636f}dd{margin:0}
blockquote{margin:0 0 0 6mm;padding-left:4mm;border-left:2px solid #c4ccd3}`;

const fact = (label: string, value: string): string => `<dt>${label}</dt><dd>${escapeText(value)}</dd>`;

/** One note as a page that stands alone: no script, no picture, nothing fetched. Its text was cleaned when it was saved. */
export const printNote: Handler<typeof noteCalls.printFileNote> = ({ tenant, query }) =>
  tenant.transaction(async (tx) => {
    const note = await noteStore(tx).find(query.id);
    const matter = await openMatter(tx, note.matter_id);
    const { name: firm } = await tx.one<{ name: string }>(
      sql`select coalesce(trading_name, name) as name from company where intermediary_id = app_firm()`,
    );
    const { day, time } = clockAt(new Date(note.created_at), countryNamed(matter.country));
    const facts = [
      fact('Matter', `${matter.reference} ${matter.name}`),
      fact('Written', `${day} ${time.slice(0, 5)}`),
      fact('By', note.person_name),
    ];
    const page = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeText(`File note ${matter.reference} ${day}`)}</title>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"><style>${style}</style></head>
<body><header><h1>${escapeText(firm)}: file note</h1><dl>${facts.join('')}</dl></header>
<main>${note.html}</main></body></html>
`;
    return {
      filename: `File note ${matter.reference} ${day}.html`.replace(/[\\/:*?"<>|\p{Cc}]/gu, '-'),
      contentType: 'text/html; charset=utf-8',
      content: Buffer.from(page, 'utf8'),
    };
  });
