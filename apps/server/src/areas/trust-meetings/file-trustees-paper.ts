import { print } from '@boedel/document/press/print';
import type { trusteesMeetingCalls } from '@boedel/contract/trust-meetings/trust-meetings.calls';
import { refuse } from '@boedel/domain/law/refusal';
import { storeOwnFile, saveFile } from '../../platform/files/stored-file';
import type { ServiceHandler } from '../../platform/http/handler';
import { RefusalProblem } from '../../platform/problems';
import { refuseIfStopped } from '../../platform/paper/paper-file';
import { openToCapture } from '../../platform/tenancy/matter-door';
import { fileDocument } from '../documents/file-document';
import { meetingMatter } from '../documents/matter-of';
import { readTrusteesMeeting } from './read-trustees-meeting';
import { drawTrusteesPaper } from './trustees-meeting.paper';

/** Printed before the transaction that files it; only what was carried is a resolution. */
export const fileTrusteesPaper: ServiceHandler<typeof trusteesMeetingCalls.filePaper> = async ({
  scope,
  actor,
  services,
  body,
  now,
}) => {
  const { matterId, paper } = await scope.transaction(async (tx) => {
    const matter = await openToCapture(tx, actor, await meetingMatter(tx, body.meetingID), 'estate');
    if (body.paper === 'resolution') {
      const { shown } = await readTrusteesMeeting(tx, matter, body.meetingID, now);
      const one = shown.resolutions.find(({ id }) => id === body.resolutionID);
      if (one && one.result?.state !== 'carried') {
        throw new RefusalProblem(
          refuse('resolutionID', 'This resolution was not carried. Note the votes first; only then is it a paper.'),
        );
      }
    }
    return {
      matterId: matter.id,
      paper: await drawTrusteesPaper(tx, { ...body, resolutionID: body.resolutionID ?? undefined }, now),
    };
  });
  const content = await refuseIfStopped(print(paper, 'pdf', scope.firmId));
  const name = `${paper.title.replace(/[\\/:*?"<>|\p{Cc}]/gu, '-').slice(0, 150)}.pdf`;
  const kept = await storeOwnFile(services.files, scope.firmId, { name, contentType: 'application/pdf', content });
  return scope.transaction(async (tx) => {
    await openToCapture(tx, actor, matterId, 'estate');
    const file = await saveFile(tx, kept, matterId);
    const details = { title: paper.title.slice(0, 160), meetingID: body.meetingID };
    const { id, title } = await fileDocument(tx, actor, matterId, file, details);
    return { documentID: id, title };
  });
};
