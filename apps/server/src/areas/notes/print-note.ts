import type { noteCalls } from '@boedel/contract/notes/notes.calls';
import { clockAt } from '@boedel/domain/dates/instant';
import { countryNamed, defaultCountry } from '@boedel/domain/law/country';
import type { Handler } from '../../platform/http/handler';
import { letterheadOf } from '../../platform/paper/letterhead';
import { paperFile } from '../../platform/paper/paper-file';
import { sayIn } from '../../platform/paper/words';
import { openMatter } from '../../platform/tenancy/matter-door';
import { companyStore, presentCompany } from '../firm/company.store';
import { notePaper } from './note.paper';
import { noteStore } from './note.store';

/** One note on the firm's paper. */
export const printNote: Handler<typeof noteCalls.printFileNote> = async ({ tenant, query: { id, language } }) => {
  const { paper, name } = await tenant.transaction(async (tx) => {
    const note = await noteStore(tx).find(id);
    const matter = await openMatter(tx, note.matter_id);
    const country = countryNamed(matter.country) ?? defaultCountry;
    const { day, time } = clockAt(new Date(note.created_at), country);
    const on = {
      html: note.html,
      matter: `${matter.reference} ${matter.name}`,
      written: `${day} ${time.slice(0, 5)}`,
      by: note.person_name,
      letterhead: letterheadOf(presentCompany(await companyStore(tx).ofFirm())),
      language,
    };
    const say = sayIn(language, country);
    return { paper: notePaper(on, say), name: `${say('File note')} ${matter.reference} ${day}` };
  });
  return paperFile(paper, 'pdf', name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '-'));
};
