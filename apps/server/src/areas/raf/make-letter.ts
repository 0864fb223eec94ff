import type { rafCalls } from '@boedel/contract/raf/raf.calls';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { findCountry, defaultCountry } from '@boedel/domain/law/country';
import { refuse } from '@boedel/domain/law/refusal';
import { message } from '@boedel/domain/law/message';
import type { RafLetterStage } from '@boedel/domain/raf/ageing';
import type { rafLetterVariants } from '@boedel/domain/templates/fields/trust';
import { audit } from '../../platform/audit/audit';
import type { ServiceHandler } from '../../platform/http/handler';
import { RefusalProblem } from '../../platform/problems';
import { createPaperTranslator } from '../../platform/paper/words';
import { openToCapture } from '../../platform/tenancy/matter-door';
import { filePaper, printPaper } from '../templates/file-paper';
import { makePaper, checkNoHoles } from '../templates/make-paper';
import { readStandardTemplate } from '../templates/save-template';
import { claimKit } from './raf-records';
import { readRafPosition } from '../raf-position/raf-position';
import { rafStore } from '../raf-position/raf.store';

const rafCorrespondence = { en: 103, af: 130 } as const;
/** Each letter is firmer than the one before it. */
const reminders: Readonly<Record<RafLetterStage, (typeof rafLetterVariants)[number]>> = {
  30: 'follow-up',
  60: 'second follow-up',
  90: 'last follow-up',
};

/** The letter with which a claim is lodged, or by which it is followed up after 30, 60 and 90 days. */
export const makeLetter: ServiceHandler<typeof rafCalls.makeLetter> = async ({ scope, actor, services, body, now }) => {
  const { claimID, stage, language } = body;
  const { matterId, made, toMake } = await scope.transaction(async (tx) => {
    const row = await claimKit.store(tx).find(claimID);
    const matter = await openToCapture(tx, actor, row.matter_id, 'money');
    const country = findCountry(matter.country) ?? defaultCountry;
    const { claims } = await readRafPosition(tx, matter.id, computeDayAt(now, country));
    const claim = claims.find(({ id }) => id === claimID)!;
    if (claim.accounts === 0) {
      throw new RefusalProblem(
        refuse('claimID', 'The schedule of this claim is empty. Add the accounts before it is lodged.'),
      );
    }
    if (stage !== 0 && (claim.waitedDays === null || claim.waitedDays < stage)) {
      throw new RefusalProblem(
        refuse('stage', message('The claim has not been outstanding for {count} days yet.', { count: stage })),
      );
    }
    if (stage !== 0 && claim.letters.some((letter) => letter.stage === stage)) {
      throw new RefusalProblem(refuse('stage', message('The letter of {count} days went already.', { count: stage })));
    }
    const standardId = rafCorrespondence[language];
    const template = await readStandardTemplate(tx, standardId);
    const isFirst = claims.find(({ lodgedDate }) => lodgedDate !== null)?.id === claimID || claims.length === 1;
    const variant = stage === 0 ? (isFirst ? 'first claim' : 'later claim') : reminders[stage];
    const say = createPaperTranslator(language, country);
    const wanted = {
      title:
        stage === 0
          ? say('Claim on the Road Accident Fund: {claim}', { claim: claim.description })
          : say('Road Accident Fund letter after {count} days: {claim}', {
              count: String(stage),
              claim: claim.description,
            }),
      content: template.content,
      language: template.language,
      answers: { 'raf.claim': claim.description, 'raf.variant': variant },
      standardId,
      hasLetterhead: true,
    };
    return {
      matterId: matter.id,
      toMake: wanted,
      made: checkNoHoles(await makePaper(tx, matter, wanted, { files: services.files, now })),
    };
  });
  const printed = await printPaper(services, scope.firmId, made, toMake.title, 0);
  return scope.transaction(async (tx) => {
    const matter = await openToCapture(tx, actor, matterId, 'money');
    const paper = await filePaper(tx, actor, { matterId, made, toMake, printed, templateId: null });
    if (stage !== 0) {
      const sent = await rafStore(tx).letters.insert({
        matter_id: matterId,
        raf_claim_id: claimID,
        stage: stage satisfies RafLetterStage,
        sent_on: computeDayAt(now, findCountry(matter.country)),
        document_id: paper.document_id,
      });
      await audit(tx, actor, 'raf_letter.added', { entity: ['raf_letter', sent.id], matterId, after: sent });
    }
    return { documentID: paper.document_id, title: toMake.title };
  });
};
