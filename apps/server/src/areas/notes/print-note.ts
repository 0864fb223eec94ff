import type { noteCalls } from '@boedel/contract/notes/notes.calls';
import { readClock } from '@boedel/domain/dates/instant';
import { findCountry, defaultCountry } from '@boedel/domain/law/country';
import type { Handler } from '../../platform/http/handler';
import { createLetterhead } from '../../platform/paper/letterhead';
import { createPaperFile } from '../../platform/paper/paper-file';
import { createPaperTranslator } from '../../platform/paper/words';
import { openMatter } from '../../platform/tenancy/matter-door';
import { companyStore, presentCompany } from '../firm/company.store';
import { buildNotePaper } from './note.paper';
import { noteStore } from './note.store';

/** One note on the firm's paper. */
export const printNote: Handler<typeof noteCalls.printFileNote> = async ({ scope, query: { id, language } }) => {
  const { paper, name } = await scope.transaction(async (tx) => {
    const note = await noteStore(tx).find(id);
    const matter = await openMatter(tx, note.matter_id);
    const country = findCountry(matter.country) ?? defaultCountry;
    const { day, time } = readClock(new Date(note.created_at), country);
    const on = {
      html: note.html,
      matter: `${matter.reference} ${matter.name}`,
      written: `${day} ${time.slice(0, 5)}`,
      by: note.person_name,
      letterhead: createLetterhead(presentCompany(await companyStore(tx).ofFirm())),
      language,
    };
    const say = createPaperTranslator(language, country);
    return { paper: buildNotePaper(on, say), name: `${say('File note')} ${matter.reference} ${day}` };
  });
  return createPaperFile(paper, 'pdf', name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '-'));
};
