import { print } from '@boedel/document/press/print';
import type { trusteesMeetingCalls } from '@boedel/contract/trust-meetings/trust-meetings.calls';
import { refuse } from '@boedel/domain/law/refusal';
import { keepOwnFile, saveFile } from '../../platform/files/stored-file';
import type { FurtherHandler } from '../../platform/http/handler';
import { orRefuse } from '../../platform/or-refuse';
import { unlessStopped } from '../../platform/paper/paper-file';
import { openToCapture } from '../../platform/tenancy/matter-door';
import { fileIt } from '../documents/file-document';
import { meetingMatter } from '../documents/matter-of';
import { readTrusteesMeeting } from './read-trustees-meeting';
import { drawTrusteesPaper } from './trustees-meeting.paper';

/** Printed before the transaction that files it; only what was carried is a resolution. */
export const filePaper: FurtherHandler<typeof trusteesMeetingCalls.filePaper> = async ({
  tenant,
  actor,
  parts,
  body,
  now,
}) => {
  const { matterId, paper } = await tenant.transaction(async (tx) => {
    const matter = await openToCapture(tx, actor, await meetingMatter(tx, body.meetingID), 'estate');
    if (body.paper === 'resolution') {
      const { shown } = await readTrusteesMeeting(tx, matter, body.meetingID, now);
      const one = shown.resolutions.find(({ id }) => id === body.resolutionID);
      if (one && one.result?.state !== 'carried') {
        orRefuse(
          refuse('resolutionID', 'This resolution was not carried. Note the votes first; only then is it a paper.'),
        );
      }
    }
    return {
      matterId: matter.id,
      paper: await drawTrusteesPaper(tx, { ...body, resolutionID: body.resolutionID ?? undefined }, now),
    };
  });
  const content = await unlessStopped(print(paper, 'pdf', tenant.firmId));
  const name = `${paper.title.replace(/[\\/:*?"<>|\p{Cc}]/gu, '-').slice(0, 150)}.pdf`;
  const kept = await keepOwnFile(parts.files, tenant.firmId, { name, contentType: 'application/pdf', content });
  return tenant.transaction(async (tx) => {
    await openToCapture(tx, actor, matterId, 'estate');
    const file = await saveFile(tx, kept, matterId);
    const details = { title: paper.title.slice(0, 160), meetingID: body.meetingID };
    const { id, title } = await fileIt(tx, actor, matterId, file, details);
    return { documentID: id, title };
  });
};
