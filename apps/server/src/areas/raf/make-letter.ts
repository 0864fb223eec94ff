import type { rafCalls } from '@boedel/contract/raf/raf.calls';
import { dayAt } from '@boedel/domain/dates/instant';
import { countryNamed, defaultCountry } from '@boedel/domain/law/country';
import { refuse } from '@boedel/domain/law/refusal';
import { said } from '@boedel/domain/law/said';
import type { LetterStage } from '@boedel/domain/raf/ageing';
import type { rafLetterVariants } from '@boedel/domain/templates/fields/trust';
import { audit } from '../../platform/audit/audit';
import type { FurtherHandler } from '../../platform/http/handler';
import { orRefuse } from '../../platform/or-refuse';
import { sayIn } from '../../platform/paper/words';
import { openToCapture } from '../../platform/tenancy/matter-door';
import { filePaper, printPaper } from '../templates/file-paper';
import { makePaper, withoutHoles } from '../templates/make-paper';
import { oneStandard } from '../templates/save-template';
import { claimKit } from './raf-records';
import { positionOf } from '../raf-position/raf-position';
import { rafStore } from '../raf-position/raf.store';

const rafCorrespondence = { en: 103, af: 130 } as const;
/** Each letter is firmer than the one before it. */
const reminders: Readonly<Record<LetterStage, (typeof rafLetterVariants)[number]>> = {
  30: 'follow-up',
  60: 'second follow-up',
  90: 'last follow-up',
};

/** The letter with which a claim is lodged, or by which it is followed up after 30, 60 and 90 days. */
export const makeLetter: FurtherHandler<typeof rafCalls.makeLetter> = async ({ tenant, actor, parts, body, now }) => {
  const { claimID, stage, language } = body;
  const { matterId, made, toMake } = await tenant.transaction(async (tx) => {
    const row = await claimKit.store(tx).find(claimID);
    const matter = await openToCapture(tx, actor, row.matter_id, 'money');
    const country = countryNamed(matter.country) ?? defaultCountry;
    const { claims } = await positionOf(tx, matter.id, dayAt(now, country));
    const claim = claims.find(({ id }) => id === claimID)!;
    if (claim.accounts === 0) {
      orRefuse(refuse('claimID', 'The schedule of this claim is empty. Add the accounts before it is lodged.'));
    }
    if (stage !== 0 && (claim.waitedDays === null || claim.waitedDays < stage)) {
      orRefuse(refuse('stage', said('The claim has not waited {count} days for its money.', { count: stage })));
    }
    if (stage !== 0 && claim.letters.some((letter) => letter.stage === stage)) {
      orRefuse(refuse('stage', said('The letter of {count} days went already.', { count: stage })));
    }
    const standardId = rafCorrespondence[language];
    const template = await oneStandard(tx, standardId);
    const isFirst = claims.find(({ lodgedDate }) => lodgedDate !== null)?.id === claimID || claims.length === 1;
    const variant = stage === 0 ? (isFirst ? 'first claim' : 'later claim') : reminders[stage];
    const say = sayIn(language, country);
    const wanted = {
      title:
        stage === 0
          ? say('Claim on the Road Accident Fund: {claim}', { claim: claim.description })
          : say('Road Accident Fund, letter after {count} days: {claim}', {
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
      made: withoutHoles(await makePaper(tx, matter, wanted, { files: parts.files, now })),
    };
  });
  const printed = await printPaper(parts, tenant.firmId, made, toMake.title, 0);
  return tenant.transaction(async (tx) => {
    const matter = await openToCapture(tx, actor, matterId, 'money');
    const paper = await filePaper(tx, actor, { matterId, made, toMake, printed, templateId: null });
    if (stage !== 0) {
      const sent = await rafStore(tx).letters.insert({
        matter_id: matterId,
        raf_claim_id: claimID,
        stage: stage satisfies LetterStage,
        sent_on: dayAt(now, countryNamed(matter.country)),
        document_id: paper.document_id,
      });
      await audit(tx, actor, 'raf_letter.added', { entity: ['raf_letter', sent.id], matterId, after: sent });
    }
    return { documentID: paper.document_id, title: toMake.title };
  });
};
