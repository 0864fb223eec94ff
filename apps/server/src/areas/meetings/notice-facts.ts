import { findNoticeKind, nameMeetingType } from '@boedel/contract/meetings/offered-types';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { findCountry, defaultCountry } from '@boedel/domain/law/country';
import { systemType } from '@boedel/domain/matter/kinds';
import { findNoticePeriod } from '@boedel/domain/notices/notice';
import type { Tx } from '../../platform/db/database';
import { createLetterhead } from '../../platform/paper/letterhead';
import { type PaperLanguage, createPaperTranslator } from '../../platform/paper/words';
import type { OpenedMatter } from '../../platform/tenancy/matter-door';
import { bondStore } from '../bond/bond.store';
import { companyStore, presentCompany } from '../firm/company.store';
import { listExecutors } from '../estate/list-executors';
import { booksStore } from '../insolvency-account/books.store';
import { readMarriages } from '../marriages/marriages.store';
import { buildInsolvencyNotice } from './insolvency-notice.paper';
import { type MeetingValues, toNotice } from './meeting-notice';
import { meetingStore } from './meeting.store';
import { type NoticePaperFacts, buildNotice } from './notice.paper';

type NoticeMedium = NoticePaperFacts['medium'];

export const readInsertion = (values: MeetingValues, medium: NoticeMedium) =>
  ({
    gazette: { publicationId: values.gazetteID, on: values.gazetteDate, cost: values.gazetteCost },
    newspaper: { publicationId: values.newspaperID, on: values.newspaperDate, cost: values.newspaperCost },
    secondNewspaper: {
      publicationId: values.secondNewspaperID,
      on: values.secondNewspaperDate,
      cost: values.secondNewspaperCost,
    },
  })[medium];

/** In which language a medium prints: a newspaper its own, the Gazette whichever is asked. */
export const readLanguage = (values: MeetingValues, medium: NoticeMedium, asked: PaperLanguage): PaperLanguage => {
  if (medium === 'gazette') return asked;
  const spoken = medium === 'newspaper' ? values.newspaperLanguage : values.secondNewspaperLanguage;
  return spoken === 'Afrikaans' ? 'af' : 'en';
};

/** The notice of a meeting of creditors, or of an account that lies open to them. */
async function drawInsolvencyNotice(
  tx: Tx,
  matter: OpenedMatter,
  values: MeetingValues,
  { medium, language }: { readonly medium: NoticeMedium; readonly language: PaperLanguage },
) {
  const store = meetingStore(tx);
  const { publicationId, on } = readInsertion(values, medium);
  const publication =
    publicationId === null ? undefined : (await store.publications([publicationId])).get(publicationId);
  const offices = await store.officeNames(matter.id, values);
  return buildInsolvencyNotice(
    {
      head: await booksStore(tx).head(matter.id),
      values,
      typeName: nameMeetingType(values.type),
      medium,
      language,
      bearers: (await listExecutors(tx, matter.id)).map(({ name }) => name),
      firm: createLetterhead(presentCompany(await companyStore(tx).ofFirm())),
      masterOffice: offices.master,
      magistrateOffice: offices.magistrate,
      appearsIn: publication?.name ?? null,
      appearsOn: on,
    },
    createPaperTranslator(language, findCountry(matter.country) ?? defaultCountry),
  );
}

/** The notice of a row, filled from the matter as it stands. */
export async function drawNotice(
  tx: Tx,
  matter: OpenedMatter,
  values: MeetingValues,
  { medium, language, now }: { readonly medium: NoticeMedium; readonly language: PaperLanguage; readonly now: Date },
) {
  if (matter.system_type === systemType.liquidation)
    return drawInsolvencyNotice(tx, matter, values, { medium, language });
  const store = meetingStore(tx);
  const country = findCountry(matter.country) ?? defaultCountry;
  const today = computeDayAt(now, country);
  const deceased = await store.deceased(matter.id);
  const marriage = (await readMarriages(tx, matter, today)).find(({ isCurrent, regime }) =>
    Boolean(isCurrent && regime?.startsWith('in community')),
  );
  const spouse = marriage?.spouseName ? await store.spouse(marriage.spouseName, matter.id) : undefined;
  const { publicationId, on } = readInsertion(values, medium);
  const publication =
    publicationId === null ? undefined : (await store.publications([publicationId])).get(publicationId);
  const offices = await store.officeNames(matter.id, values);
  const notice = toNotice(values);
  const period = (notice && findNoticePeriod(notice, on ?? today)) ?? {
    count: values.periodCount ?? 30,
    unit: values.periodUnit,
  };
  return buildNotice(
    {
      kind: findNoticeKind(values.type),
      typeName: nameMeetingType(values.type),
      medium,
      language,
      estateNumber: deceased.master_reference,
      surname: deceased.surname,
      firstNames: deceased.first_names,
      idNumber: deceased.id_number,
      bornOn: deceased.born_on,
      diedOn: deceased.died_on,
      address: deceased.address,
      spouse: spouse ? { name: spouse.name, bornOn: spouse.born_on, idNumber: spouse.id_number } : null,
      period,
      executors: (await bondStore(tx).acting(matter.id)).map(({ name }) => name),
      firm: createLetterhead(presentCompany(await companyStore(tx).ofFirm())),
      masterOffice: offices.master,
      magistrateOffice: offices.magistrate,
      appearsIn: publication?.name ?? null,
      appearsOn: on,
    },
    createPaperTranslator(language, country),
  );
}
