import type { InsolventPaper } from '@boedel/contract/insolvent/insolvent-papers';
import { isProved } from '@boedel/domain/claims/claim-status';
import { readClaimAmount } from '@boedel/domain/claims/estate-of-claims';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { findCountry, defaultCountry } from '@boedel/domain/law/country';
import { refuse } from '@boedel/domain/law/refusal';
import { sum } from '@boedel/domain/money/cents';
import type { Paper } from '@boedel/document/tree/paper';
import type { Tx } from '../../platform/db/database';
import { RefusalProblem } from '../../platform/problems';
import { createLetterhead } from '../../platform/paper/letterhead';
import { type PaperLanguage, createPaperTranslator } from '../../platform/paper/words';
import { readHoldings } from '../assets/list-estate-assets';
import { claimStore } from '../claims/claims.store';
import { findConcursusDay } from '../claims/insolvent-facts.store';
import { readEvents } from '../diary/matter-event.store';
import { listExecutors } from '../estate/list-executors';
import { companyStore, presentCompany } from '../firm/company.store';
import { booksStore } from '../insolvency-account/books.store';
import { findLastInsolvencyAccount } from '../lodging/lodged.store';
import { readComposition } from './composition';
import { openInsolvent } from './insolvent-facts';
import { buildAuthorityApplication } from './authority.paper';
import { buildCompositionOffer, buildRehabilitationNotice, buildTrusteeReport } from './insolvent.paper';
import { listAuthorityAsked } from './realisation-lists';
import { readRehabilitation } from './rehabilitation';

interface InsolventPaperRequest {
  readonly matterID: number;
  readonly paper: InsolventPaper;
  readonly language: PaperLanguage;
}

/** A paper of a composition or a rehabilitation as the facts are now; refused while what it is about is not captured. */
export async function drawInsolventPaper(
  tx: Tx,
  { matterID, paper, language }: InsolventPaperRequest,
  now: Date,
): Promise<Paper> {
  const insolvent = await openInsolvent(tx, matterID);
  const country = findCountry(insolvent.matter.country) ?? defaultCountry;
  const say = createPaperTranslator(language, country);
  const head = {
    language,
    letterhead: createLetterhead(presentCompany(await companyStore(tx).ofFirm())),
    today: computeDayAt(now, country),
    ...(await booksStore(tx).head(matterID)),
  };
  if (paper === 'compositionOffer') {
    const offer = insolvent.details.composition;
    if (offer?.centsInRand == null) {
      throw new RefusalProblem(refuse('matterID', 'First enter the offer: how many cents in the rand, and from when.'));
    }
    const { shares, steps } = await readComposition(tx, matterID, now);
    const meetingOn = steps.find(({ step }) => step === 'meeting')?.date ?? null;
    return buildCompositionOffer({ ...head, offer, shares, meetingOn }, say);
  }
  if (paper === 'authorityApplication') {
    const asked = await listAuthorityAsked(tx, matterID);
    if (asked.length === 0) {
      throw new RefusalProblem(
        refuse('matterID', 'Nothing is asked of the Master. Add a consent of the Master that has no answer yet.'),
      );
    }
    const names = new Map((await readHoldings(tx, matterID)).captured.map(({ id, description }) => [id, description]));
    const bearers = (await listExecutors(tx, matterID)).map(({ name }) => name);
    const isPerson = insolvent.kind === 'person';
    return buildAuthorityApplication({ ...head, asked, names, bearers, isPerson }, say);
  }
  const { stands } = await readRehabilitation(tx, insolvent, now);
  const orderOn = (await findConcursusDay(tx, matterID)) ?? null;
  if (paper === 'rehabilitationNotice') {
    // None that is barred: an open one first, else the first with its day.
    const dated = stands.filter(({ from, notice, stops }) => from !== null && notice !== null && stops.length === 0);
    const ground = dated.find(({ isOpen }) => isOpen) ?? dated[0];
    if (!ground) {
      throw new RefusalProblem(refuse('matterID', 'No ground for rehabilitation applies yet.', 'Insolvency Act s 124'));
    }
    return buildRehabilitationNotice({ ...head, orderOn, ground }, say);
  }
  const proved = (await claimStore(tx).capturedIn(matterID)).filter(({ status }) => isProved(status));
  const outcomes = (await findLastInsolvencyAccount(tx, matterID))?.carries.outcomes;
  return buildTrusteeReport(
    {
      ...head,
      orderOn,
      confirmedOn: (await readEvents(tx, matterID)).get('confirmation')?.date ?? null,
      proved: proved.length,
      provedAmount: sum(proved.map(readClaimAmount)),
      dividend: outcomes?.dividend ?? null,
      awarded: outcomes ? sum(outcomes.claims.map(({ total }) => total)) : null,
      contributed: outcomes ? sum(outcomes.claims.map(({ contribution }) => contribution)) : null,
      causes: insolvent.details.affairs?.causes ?? null,
      isSecondInsolvency: insolvent.details.rehabilitation?.isSecondInsolvency ?? false,
    },
    say,
  );
}
