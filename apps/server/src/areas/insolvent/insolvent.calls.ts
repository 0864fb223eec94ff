import { insolventCalls } from '@boedel/contract/insolvent/insolvent.calls';
import { rehabilitationPapers } from '@boedel/domain/insolvency/rehabilitation';
import { isRefused, refuse, toSectionedMessage } from '@boedel/domain/law/refusal';
import { pairHandlers } from '../../platform/http/handler';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { createPaperFile } from '../../platform/paper/paper-file';
import { drawAffairs } from './affairs';
import { readComposition } from './composition';
import { drawInsolventPaper } from './draw-paper';
import { openInsolvent } from './insolvent-facts';
import { readRehabilitation } from './rehabilitation';

export const handledInsolventCalls = pairHandlers(insolventCalls, {
  getAffairs: ({ scope, query, now }) =>
    scope.transaction(async (tx) => {
      const { statement, paper } = await drawAffairs(tx, query.matterID, query.language, now);
      const refused = isRefused(statement);
      return {
        paper,
        worked: refused ? null : statement,
        isInDanger: !refused && statement.value.dangerOfContribution,
        refused: refused ? statement.refusals.map(toSectionedMessage) : [],
      };
    }),
  affairsFile: async ({ scope, query, now }) => {
    const { statement, paper } = await scope.transaction((tx) => drawAffairs(tx, query.matterID, query.language, now));
    if (isRefused(statement) || !paper)
      return throwIfRefused(isRefused(statement) ? statement : refuse('matterID', 'There is nothing to show yet.'));
    return createPaperFile(paper, query.format, paper.title);
  },
  getComposition: ({ scope, query, now }) => scope.transaction((tx) => readComposition(tx, query.matterID, now)),
  getPaper: ({ scope, query, now }) => scope.transaction((tx) => drawInsolventPaper(tx, query, now)),
  paperFile: async ({ scope, query, now }) => {
    const paper = await scope.transaction((tx) => drawInsolventPaper(tx, query, now));
    return createPaperFile(paper, query.format, paper.title);
  },
  getRehabilitation: ({ scope, query, now }) =>
    scope.transaction(async (tx) => {
      const { stands, rehabilitatedDate } = await readRehabilitation(tx, await openInsolvent(tx, query.matterID), now);
      return {
        rehabilitatedDate,
        grounds: stands.map(({ from, notice, stops, ...ground }) => ({
          ...ground,
          fromDate: from,
          notice: notice && { days: notice.days, byDate: notice.by, to: [...notice.to] },
          stops: [...stops],
        })),
        papers: [...rehabilitationPapers],
      };
    }),
});
